package envwatch.ui.model;

import static envwatch.words.Messages.text;

import envwatch.watch.AccountView;
import java.util.List;

/** What the accounts in the window are called. */
public final class AccountNames {
  private AccountNames() {}

  /** The name of the one account shown, or that all are. */
  public static String shown(DashboardModel model) {
    List<AccountView> shown = model.shownAccounts();
    return shown.size() == 1 ? shown.getFirst().name() : text("header.all-accounts");
  }
}
