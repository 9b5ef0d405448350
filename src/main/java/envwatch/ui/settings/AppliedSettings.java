package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.settings.Settings;
import java.util.Map;
import java.util.Set;

/**
 * What a person decided in the Settings dialog. Where a key belongs is said by the account's {@code
 * rememberKey}: in the keychain, or in this session only.
 *
 * @param newKeys keys typed in the dialog; an account without one keeps the key it has
 * @param removed accounts whose stored key is to be deleted
 */
public record AppliedSettings(
    Settings settings, Map<AccountId, Secret> newKeys, Set<AccountId> removed) {
  public AppliedSettings {
    newKeys = Map.copyOf(newKeys);
    removed = Set.copyOf(removed);
  }
}
