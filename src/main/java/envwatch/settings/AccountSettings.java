package envwatch.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An account without its key.
 *
 * @param version the API version to speak; null chooses the newest that answers
 * @param rememberKey whether the key is kept in the system keychain
 * @param environments ids to watch; empty watches all that the account can see
 */
public record AccountSettings(
    AccountId id,
    String name,
    URI address,
    @Nullable ApiVersion version,
    String apiId,
    boolean rememberKey,
    List<String> environments) {
  public AccountSettings {
    environments = List.copyOf(environments);
  }

  /** The account as the client needs it. */
  public ApiAccount withKey(Secret key) {
    List<EnvironmentId> watched = environments.stream().map(EnvironmentId::new).toList();
    return new ApiAccount(id, name, address, version, apiId, key, watched);
  }
}
