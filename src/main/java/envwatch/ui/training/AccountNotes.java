package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.words.DurationWords;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has to be said about the classes of whole accounts. */
final class AccountNotes {
  private AccountNotes() {}

  /** One sentence for each account whose classes are missing, old or incomplete. */
  static List<String> of(ClassesModel model) {
    List<String> notes = new ArrayList<>();
    for (AccountClasses account : shown(model)) {
      String note = note(account, model.dashboard());
      if (note != null) {
        notes.add(note);
      }
    }
    return notes;
  }

  /** The accounts that the window shows. */
  static List<AccountClasses> shown(ClassesModel model) {
    var chosen = model.dashboard().shownAccount();
    return model.viewProperty().get().accounts().stream()
        .filter(each -> chosen == null || each.account().equals(chosen))
        .toList();
  }

  private static @Nullable String note(AccountClasses account, DashboardModel dashboard) {
    String name = PlainText.line(account.name());
    return switch (account) {
      case AccountClasses.NotOffered(var id, var called, var version) ->
          text("classes.not-offered", name, version);
      case AccountClasses.Connecting(var id, var called, Trouble trouble) when trouble != null ->
          text("classes.unread", name, sentence(account, trouble, dashboard));
      case AccountClasses.Connecting connecting -> text("classes.loading-of", name);
      case AccountClasses.Known(var id, var called, var classes, int unreadable, var at, var none)
          when none == null ->
          unreadable == 0 ? null : text("classes.unreadable", name, unreadable);
      case AccountClasses.Known(
              var id,
              var called,
              var classes,
              int bad,
              var at,
              Trouble trouble) ->
          text(
              "classes.stale",
              name,
              DurationWords.ago(Duration.between(at, dashboard.nowProperty().get())),
              sentence(account, trouble, dashboard));
    };
  }

  private static String sentence(
      AccountClasses account, @Nullable Trouble trouble, DashboardModel dashboard) {
    URI address =
        dashboard
            .worldProperty()
            .get()
            .account(account.account())
            .map(AccountView::address)
            .orElse(URI.create(""));
    return trouble == null ? "" : FailureWords.ofAccount(trouble.cause(), address);
  }
}
