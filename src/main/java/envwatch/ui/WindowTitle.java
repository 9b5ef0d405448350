package envwatch.ui;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.util.List;

/** The title of the window: answers the first question from the task bar. */
final class WindowTitle {
  private WindowTitle() {}

  static String of(DashboardModel model) {
    List<AccountView> accounts = model.shownAccounts();
    String name = PlainText.line(AccountNames.shown(model));
    if (accounts.stream().anyMatch(account -> account.link() instanceof Link.SignedOut)) {
      return text("window.trouble", text("status.signed-out"), name);
    }
    if (accounts.stream().anyMatch(account -> account.link() instanceof Link.Lost)) {
      return text("window.trouble", text("status.lost"), name);
    }
    if (accounts.isEmpty()
        || accounts.stream().noneMatch(account -> account.lastAnswer() != null)) {
      return text("window.connecting");
    }
    int problems = model.countsProperty().get().in(Phase.PROBLEM);
    return problems == 0
        ? text("window.all-well", name)
        : text("window.problems", text("window.problem-count", problems), name);
  }
}
