package envwatch.runtime;

import envwatch.words.AccountTrouble;
import java.util.List;

/**
 * The accounts that are watched.
 *
 * @param demo whether the simulated service is watched
 * @param troubles problems with accounts that cannot be watched
 * @param forTheTerminal the same for a terminal: a sentence for each account
 * @param asking whether the keychain is being asked again for keys that it did not return
 */
public record WatchedAccounts(
    boolean demo, List<AccountTrouble> troubles, List<String> forTheTerminal, boolean asking) {
  WatchedAccounts(boolean demo, List<AccountTrouble> troubles, List<String> forTheTerminal) {
    this(demo, troubles, forTheTerminal, false);
  }

  boolean askingAgainHelps() {
    return troubles.stream().anyMatch(AccountTrouble::askingAgainHelps);
  }

  WatchedAccounts whileAsking() {
    return new WatchedAccounts(demo, troubles, forTheTerminal, true);
  }
}
