package envwatch.ui.model;

import envwatch.watch.AccountView;
import envwatch.words.AccountTrouble.Remedy;
import java.util.List;
import java.util.Optional;

/** What the list of environments has to show. */
public enum ListState {
  ROWS,
  /** Nothing is known yet, and an answer is on its way. */
  CONNECTING,
  /** Nothing was ever seen, and looks fail. */
  LOST,
  /** Nothing was ever seen, and the key is rejected. */
  SIGNED_OUT,
  /** No keychain is available that could give out a key. */
  KEYCHAIN_ABSENT,
  /** The keychain did not give out a key, and may when it is asked again. */
  KEY_UNREAD,
  /** The service answered: the account sees no environment. */
  EMPTY,
  /** Filter or chip let nothing through. */
  NO_MATCH;

  /** Whether nothing was ever seen and nothing is on its way. */
  public boolean isBare() {
    return switch (this) {
      case ROWS, CONNECTING, NO_MATCH -> false;
      case LOST, SIGNED_OUT, KEYCHAIN_ABSENT, KEY_UNREAD, EMPTY -> true;
    };
  }

  /**
   * @param listed what account, chip and filter let through
   * @param counts of the accounts shown
   * @param watched every account that is watched
   * @param shown those of them that the window shows
   */
  static ListState of(
      List<EnvironmentRow> listed,
      PhaseCounts counts,
      List<AccountView> watched,
      List<AccountView> shown,
      AppAlerts alerts) {
    if (!listed.isEmpty()) {
      return ROWS;
    }
    return counts.all() > 0 ? NO_MATCH : ofNothing(watched, shown, alerts.remedy());
  }

  /**
   * Why there is no environment to show.
   *
   * @param watched every account that is watched
   * @param shown those of them that the window shows
   * @param remedy what helps other accounts, which are not watched
   */
  private static ListState ofNothing(
      List<AccountView> watched, List<AccountView> shown, Optional<Remedy> remedy) {
    if (!watched.isEmpty() || remedy.isEmpty()) {
      return Connections.ofNothing(shown);
    }
    return switch (remedy.get()) {
      case ENTER_OR_ASK -> KEYCHAIN_ABSENT;
      case ASK -> KEY_UNREAD;
      case ENTER -> SIGNED_OUT;
    };
  }
}
