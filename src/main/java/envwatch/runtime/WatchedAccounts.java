package envwatch.runtime;

import envwatch.words.AccountTrouble;
import java.util.List;

/**
 * What is watched.
 *
 * @param demo whether the simulated service is
 * @param troubles about accounts that cannot be watched
 * @param asking whether the keychain is being asked again for what it did not give out
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
