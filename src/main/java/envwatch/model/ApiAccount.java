package envwatch.model;

import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything needed to sign in to the service.
 *
 * @param name the name that the user gave it
 * @param address scheme, host and port of the service, without the API path
 * @param version the version to use; null to choose the newest that answers
 * @param apiId the public half of the credentials ({@code UserApiId})
 * @param environments the ids to watch; empty for all that the account can see
 */
public record ApiAccount(
    AccountId id,
    String name,
    URI address,
    @Nullable ApiVersion version,
    String apiId,
    Secret apiKey,
    List<EnvironmentId> environments) {
  public ApiAccount {
    environments = List.copyOf(environments);
  }

  public boolean watchesAllVisible() {
    return environments.isEmpty();
  }

  /**
   * Whether both are equal, including the key's text ({@link #equals} compares secrets by
   * identity).
   */
  public boolean sameAs(ApiAccount other) {
    return Secret.same(apiKey, other.apiKey) && withKey(other.apiKey).equals(other);
  }

  private ApiAccount withKey(Secret key) {
    return new ApiAccount(id, name, address, version, apiId, key, environments);
  }
}
