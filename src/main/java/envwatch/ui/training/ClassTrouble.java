package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.words.DurationWords;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is wrong with classes and with the classes of whole accounts, in whole sentences. */
final class ClassTrouble {
  private ClassTrouble() {}

  /** One sentence for each account shown whose classes are missing, old or incomplete. */
  static List<String> ofAccounts(OpenClass model) {
    return accounts(model).stream()
        .map(account -> ofAccount(account, model.dashboard()))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The accounts that the window shows. */
  static List<AccountClasses> accounts(OpenClass model) {
    return ClassEntries.shown(model.viewProperty().get(), model.dashboard().shownAccount());
  }

  private static @Nullable String ofAccount(AccountClasses account, DashboardModel dashboard) {
    String name = PlainText.line(account.name());
    URI address = address(account.account(), dashboard);
    return switch (account) {
      case AccountClasses.NotOffered(var id, var called, var version) ->
          text("classes.not-offered", name, version);
      case AccountClasses.Connecting(var id, var called, Trouble trouble) when trouble != null ->
          text("classes.unread", name, FailureWords.ofAccount(trouble.cause(), address));
      case AccountClasses.Connecting connecting -> text("classes.loading-of", name);
      case AccountClasses.Known known when known.trouble() != null ->
          text(
              "classes.stale",
              name,
              DurationWords.ago(Duration.between(known.seenAt(), dashboard.nowProperty().get())),
              FailureWords.ofAccount(known.trouble().cause(), address));
      case AccountClasses.Known known when known.unreadable() > 0 ->
          text("classes.unreadable", name, known.unreadable());
      case AccountClasses.Known known -> null;
    };
  }

  /** Why the class or its students cannot be seen; empty if they can. */
  static String of(ClassView seen, DashboardModel dashboard) {
    if (seen.gone() || seen.forbidden()) {
      return notThere(seen);
    }
    return Stream.of(
            said("classes.students.trouble", seen.trouble(), seen, dashboard),
            said("classes.details.trouble", seen.detailsTrouble(), seen, dashboard))
        .filter(Objects::nonNull)
        .collect(Collectors.joining("\n"));
  }

  private static String notThere(ClassView seen) {
    return text(seen.gone() ? "classes.gone" : "classes.forbidden");
  }

  /** Why the students of a class were not seen yet; null while they are about to be. */
  static @Nullable String ofStudents(ClassView seen, OpenClass model) {
    if (seen.gone() || seen.forbidden()) {
      return notThere(seen);
    }
    Trouble own = seen.trouble();
    Trouble trouble = own == null ? ofAccount(seen, model) : own;
    if (trouble != null) {
      return sentence(trouble, seen, model.dashboard());
    }
    return model.viewProperty().get().paused() ? text("banner.paused") : null;
  }

  private static @Nullable Trouble ofAccount(ClassView seen, OpenClass model) {
    return model.viewProperty().get().accounts().stream()
        .filter(account -> account.account().equals(seen.key().account()))
        .map(account -> account instanceof AccountClasses.Known known ? known.trouble() : null)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable String said(
      String key, @Nullable Trouble trouble, ClassView seen, DashboardModel dashboard) {
    return trouble == null ? null : text(key, sentence(trouble, seen, dashboard));
  }

  private static String sentence(Trouble trouble, ClassView seen, DashboardModel dashboard) {
    return FailureWords.sentence(trouble.cause(), address(seen.key().account(), dashboard));
  }

  private static URI address(AccountId account, DashboardModel dashboard) {
    return dashboard
        .worldProperty()
        .get()
        .account(account)
        .map(AccountView::address)
        .orElse(URI.create(""));
  }
}
