package envwatch.ui.model;

import envwatch.model.AccountId;
import envwatch.words.AccountTrouble;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the window reports in addition to the state of the environments.
 *
 * @param demo whether what is shown comes from the simulated service
 * @param troubles about accounts that cannot be watched
 * @param askingKeychain whether the keychain is being asked again for what it did not give out
 * @param keychainTroubles what the keychain did not do when it was last asked for something, a
 *     sentence for each account concerned
 * @param settingsSetAside the name under which an unreadable settings file was kept; null when
 *     there was none
 * @param savingFailed whether the settings could not be saved
 */
public record AppAlerts(
    boolean demo,
    List<AccountTrouble> troubles,
    boolean askingKeychain,
    Map<AccountId, String> keychainTroubles,
    @Nullable String settingsSetAside,
    boolean savingFailed) {
  public static final AppAlerts NONE =
      new AppAlerts(false, List.of(), false, Map.of(), null, false);

  public AppAlerts {
    troubles = List.copyOf(troubles);
    keychainTroubles = Map.copyOf(keychainTroubles);
  }

  /** The same with another set of accounts. */
  public AppAlerts withAccounts(boolean ofDemo, List<AccountTrouble> others, boolean asking) {
    return new AppAlerts(ofDemo, others, asking, keychainTroubles, settingsSetAside, savingFailed);
  }

  /**
   * @param sentence null when the keychain did what it was asked for
   */
  public AppAlerts withKeychainTrouble(AccountId account, @Nullable String sentence) {
    Map<AccountId, String> now = new HashMap<>(keychainTroubles);
    if (sentence == null) {
      now.remove(account);
    } else {
      now.put(account, sentence);
    }
    return new AppAlerts(demo, troubles, askingKeychain, now, settingsSetAside, savingFailed);
  }

  public AppAlerts withoutKeychainTroubles() {
    return new AppAlerts(demo, troubles, askingKeychain, Map.of(), settingsSetAside, savingFailed);
  }

  public AppAlerts withSettingsSetAside(@Nullable String file) {
    return new AppAlerts(demo, troubles, askingKeychain, keychainTroubles, file, savingFailed);
  }

  public AppAlerts withSavingFailed(boolean failed) {
    return new AppAlerts(
        demo, troubles, askingKeychain, keychainTroubles, settingsSetAside, failed);
  }
}
