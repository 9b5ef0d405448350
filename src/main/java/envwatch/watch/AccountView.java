package envwatch.watch;

import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.api.Connection.SkippedVersion;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * An account and its connection.
 *
 * @param version the API version in use; null until connected
 * @param skippedVersions newer versions that were tried, and their failures
 * @param capabilities null until connected
 * @param listed whether a complete list of environments was ever received, so that an empty one
 *     really means that there are none
 * @param unreadable how many entries of the newest list could not be read: their environments are
 *     missing, or shown as last known
 * @param lastAnswer when the service last answered; null if never
 * @param nextLook when the list is requested next, or the earliest environment where there is no
 *     list; null while that is in progress or none is planned
 * @param slowed whether looks are less frequent because few calls are left
 * @param clockOffset the service's time minus this computer's; null while unknown
 */
public record AccountView(
    AccountId id,
    String name,
    URI address,
    Link link,
    @Nullable ApiVersion version,
    List<SkippedVersion> skippedVersions,
    @Nullable Capabilities capabilities,
    boolean listed,
    int unreadable,
    @Nullable Instant lastAnswer,
    @Nullable Instant nextLook,
    OptionalLong callsLeft,
    boolean slowed,
    @Nullable Duration clockOffset) {
  public AccountView {
    skippedVersions = List.copyOf(skippedVersions);
  }

  /** Whether its API version has it; false until connected. */
  public boolean offers(Capability capability) {
    return capabilities != null && capabilities.offers(capability);
  }

  /**
   * Whether anything differs besides the times of looks and the values that change with every
   * answer.
   */
  boolean isNewsAfter(AccountView other) {
    return !id.equals(other.id)
        || !name.equals(other.name)
        || !address.equals(other.address)
        || !link.equals(other.link)
        || !Objects.equals(version, other.version)
        || !skippedVersions.equals(other.skippedVersions)
        || !Objects.equals(capabilities, other.capabilities)
        || listed != other.listed
        || unreadable != other.unreadable
        || (lastAnswer == null) != (other.lastAnswer == null)
        || slowed != other.slowed;
  }
}
