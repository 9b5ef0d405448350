package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.Phase;
import envwatch.ui.kit.TitleText;
import envwatch.ui.model.AccountNames;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.PhaseCounts;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The title of the window: answers the first question from the task bar. */
final class WindowTitle {
  private WindowTitle() {}

  public static String of(DashboardModel model) {
    int unread = model.unreadProperty().get();
    String state = TitleText.of(state(model));
    return unread == 0 ? state : text("window.unread", unread, state);
  }

  private static String state(DashboardModel model) {
    List<AccountView> accounts = model.shownAccounts();
    return trouble(model, accounts)
        .map(state -> named(state, model))
        .or(() -> unwatched(model).map(state -> text("window.unwatched", state)))
        .or(() -> rest(model, accounts).map(state -> named(state, model)))
        .orElseGet(() -> text("window.connecting"));
  }

  private static String named(String state, DashboardModel model) {
    return text("window.state", state, PlainText.line(AccountNames.shown(model)));
  }

  private static Optional<String> trouble(DashboardModel model, List<AccountView> accounts) {
    List<AccountView> broken = Connections.broken(accounts);
    if (!broken.isEmpty() && broken.size() == accounts.size()) {
      return Connections.worst(broken).map(account -> ConnectionWords.word(account.link()));
    }
    String told =
        Stream.concat(
                failed(model.countsProperty().get()).stream(),
                ConnectionWords.someBroken(accounts).stream())
            .collect(Collectors.joining(", "));
    return told.isEmpty() ? Optional.empty() : Optional.of(told);
  }

  private static Optional<String> failed(PhaseCounts counts) {
    int failed = counts.in(Phase.PROBLEM);
    if (failed == 0) {
      return Optional.empty();
    }
    String count = counts.complete() ? text("count", failed) : text("count.at-least", failed);
    return Optional.of(text("window.problem-count", count));
  }

  private static Optional<String> unwatched(DashboardModel model) {
    return model.shownAccount() == null ? ConnectionWords.unwatched(model) : Optional.empty();
  }

  /** Empty while too little has been answered to tell. */
  private static Optional<String> rest(DashboardModel model, List<AccountView> accounts) {
    boolean answered = accounts.stream().anyMatch(account -> account.lastAnswer() != null);
    return answered && accounts.stream().allMatch(AccountView::listed)
        ? Optional.of(
            withoutProblem(model.countsProperty().get(), accounts, outdated(model, accounts)))
        : Optional.empty();
  }

  /** All is well only where every environment was looked at and what was seen is understood. */
  private static String withoutProblem(
      PhaseCounts counts, List<AccountView> accounts, long outdated) {
    int unreadable = accounts.stream().mapToInt(AccountView::unreadable).sum();
    if (unreadable > 0) {
      return text("window.unreadable-count", unreadable);
    }
    int unknown = counts.in(Phase.UNKNOWN);
    if (counts.all() == 0) {
      return text("window.empty");
    }
    if (unknown > 0) {
      return text("window.unknown-count", unknown);
    }
    if (!counts.complete()) {
      return text("window.not-seen-count", counts.all() - counts.seen());
    }
    if (outdated > 0) {
      return text("window.outdated-count", outdated);
    }
    int expiring = counts.in(Phase.EXPIRING);
    return expiring > 0 ? text("window.expiring-count", expiring) : text("window.all-well");
  }

  /** What was seen once and could not be looked at lately: it may be other than it is shown. */
  private static long outdated(DashboardModel model, List<AccountView> accounts) {
    Instant now = model.nowProperty().get();
    return rows(model, accounts).filter(row -> !row.watchedProperty().get().upToDate(now)).count();
  }

  private static Stream<EnvironmentRow> rows(DashboardModel model, List<AccountView> accounts) {
    Set<AccountId> shown = accounts.stream().map(AccountView::id).collect(Collectors.toSet());
    return model.everything().stream().filter(row -> shown.contains(row.key().account()));
  }
}
