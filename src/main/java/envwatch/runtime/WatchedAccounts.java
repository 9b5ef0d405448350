package envwatch.runtime;

import envwatch.words.AccountTrouble;
import java.util.List;

/**
 * The accounts that are watched.
 *
 * @param demo whether the simulated service is watched
 * @param troubles problems with accounts that cannot be watched
 * @param asking whether the keychain is being asked again for keys that it did not return
 */
public record WatchedAccounts(boolean demo, List<AccountTrouble> troubles, boolean asking) {
  WatchedAccounts(boolean demo, List<AccountTrouble> troubles) {
    this(demo, troubles, false);
  }

  boolean askingAgainHelps() {
    return troubles.stream().anyMatch(AccountTrouble::askingAgainHelps);
  }

  WatchedAccounts whileAsking() {
    return new WatchedAccounts(demo, troubles, true);
  }
}
