package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.words.FailureWords;
import java.net.URI;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is wrong with a class, in whole sentences. */
final class ClassTrouble {
  private ClassTrouble() {}

  /** Why the class or its students cannot be seen; empty if they can. */
  static String of(ClassView seen, DashboardModel dashboard) {
    if (seen.gone()) {
      return text("classes.gone");
    }
    if (seen.forbidden()) {
      return text("classes.forbidden");
    }
    return Stream.of(
            said("classes.students.trouble", seen.trouble(), seen, dashboard),
            said("classes.details.trouble", seen.detailsTrouble(), seen, dashboard))
        .filter(Objects::nonNull)
        .collect(Collectors.joining("\n"));
  }

  /** Why the students of a class were not seen yet; null while they are about to be. */
  static @Nullable String ofStudents(ClassView seen, ClassesModel model) {
    if (seen.gone()) {
      return text("classes.gone");
    }
    if (seen.forbidden()) {
      return text("classes.forbidden");
    }
    Trouble own = seen.trouble();
    Trouble trouble = own == null ? ofAccount(seen, model) : own;
    if (trouble != null) {
      return sentence(trouble, seen, model.dashboard());
    }
    return model.viewProperty().get().paused() ? text("banner.paused") : null;
  }

  private static @Nullable Trouble ofAccount(ClassView seen, ClassesModel model) {
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
    URI address =
        dashboard
            .worldProperty()
            .get()
            .account(seen.key().account())
            .map(AccountView::address)
            .orElse(URI.create(""));
    return FailureWords.sentence(trouble.cause(), address);
  }
}
