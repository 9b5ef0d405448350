package envwatch.ui.model;

import static envwatch.words.Messages.text;

import envwatch.watch.AccountView;
import java.util.List;

/** What the accounts in the window are called. */
public final class AccountNames {
  private AccountNames() {}

  /** The name of the one account shown, or that all are, or that there is none. */
  public static String shown(DashboardModel model) {
    List<AccountView> shown = model.shownAccounts();
    if (shown.isEmpty()) {
      return text("header.no-account");
    }
    return shown.size() == 1 ? shown.getFirst().name() : text("header.all-accounts");
  }
}
