package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.model.EnvironmentKey;
import envwatch.runtime.Session;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.training.ClassesFeature;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Brings a person to what the program was asked for from outside, as soon as it is known where that
 * is. Only selects, or opens an empty form. Confined to the JavaFX thread.
 */
final class Arrival implements AutoCloseable {
  private static final int NAMED = 5;

  private final Session session;
  private final Presentation presentation;
  private final DashboardModel model;
  private final PageChoice pages;
  private final Supplier<String> newEnvironment;
  private final StatusMessage message;
  private final List<Subscription> following = new ArrayList<>();
  private @Nullable Destination sought;
  private @Nullable EnvironmentKey reached;

  /** Whether accounts cannot be watched: what can be is in the world, at the latest soon after. */
  private boolean troubled;

  /**
   * @param newEnvironment opens the form of a new environment, or says in the window and returns
   *     why not
   */
  Arrival(
      Session session,
      Presentation presentation,
      DashboardModel model,
      PageChoice pages,
      Supplier<String> newEnvironment,
      StatusMessage message) {
    this.session = session;
    this.presentation = presentation;
    this.model = model;
    this.pages = pages;
    this.newEnvironment = newEnvironment;
    this.message = message;
  }

  /**
   * Shows what a text leads to, now or once it is known; takes the place of what was sought before.
   *
   * @param written a link, an id or a name, which may be neither
   * @return why nothing is shown, as a sentence; empty unless that is known already
   */
  String seek(String written) {
    try {
      return seek(Destination.parse(written));
    } catch (Destination.Refused e) {
      return refuse(text(e.key()));
    }
  }

  /** The same for what is understood already. */
  String seek(Destination destination) {
    close();
    sought = destination;
    String refusal = look();
    if (sought != null) {
      message.confirm(text("link.awaited"));
      follow();
    }
    return refusal;
  }

  /** What is still sought; null for nothing. */
  @Nullable Destination sought() {
    return sought;
  }

  private void follow() {
    following.add(model.worldProperty().subscribe(() -> look())::unsubscribe);
    following.add(
        session
            .accounts()
            .follow(watched ->
                Platform.runLater(() -> {
                  troubled = !watched.asking() && !watched.troubles().isEmpty();
                  look();
                })));
    presentation.classes().keepLists(true);
    following.add(
        presentation.classes().subscribe(new NewestOnly<>(Platform::runLater, classes -> look())));
  }

  private String look() {
    Destination wanted = sought;
    if (wanted == null) {
      return "";
    }
    DestinationSearch search =
        new DestinationSearch(
            model.worldProperty().get(),
            presentation.classes().view(),
            model.shownAccount(),
            troubled || !model.worldProperty().get().accounts().isEmpty(),
            presentation::real);
    return switch (search.find(wanted)) {
      case Found.AnEnvironment(var key) -> arrive(() -> pages.showEnvironment(key));
      case Found.AMachine(var key) -> arrive(() -> pages.showMachine(key));
      case Found.AClass(var key) -> arrive(() -> pages.showClass(key));
      case Found.Classes() -> arrive(() -> pages.show(ClassesFeature.PAGE));
      case Found.NewEnvironment() -> {
        close();
        yield newEnvironment.get();
      }
      case Found.NoMachine(var key) -> {
        arrive(() -> pages.showEnvironment(key));
        yield refuse(text("link.no-machine"));
      }
      case Found.Several(var names) -> refuse(several(names));
      case Found.Nowhere(boolean blind) -> refuse(nowhere(wanted, blind));
      case Found.NotYet(var meanwhile) -> {
        if (meanwhile != null && !meanwhile.equals(reached)) {
          reached = meanwhile;
          pages.showEnvironment(meanwhile);
        }
        yield "";
      }
    };
  }

  private String arrive(Runnable showing) {
    close();
    showing.run();
    return "";
  }

  private String refuse(String sentence) {
    close();
    message.warn(sentence);
    return sentence;
  }

  /** What the window does not show is not said while somebody presents. */
  private String nowhere(Destination wanted, boolean blind) {
    String subject = presentation.masks() ? text("link.subject") : subject(wanted);
    return text(blind ? "link.nowhere.blind" : "link.nowhere", subject);
  }

  private static String subject(Destination wanted) {
    return switch (wanted) {
      case Destination.OfEnvironment(var id) -> text("link.subject.environment", id.value());
      case Destination.OfMachine(var environment, _) ->
          text("link.subject.environment", environment.value());
      case Destination.OfClass(var id) -> text("link.subject.class", id.value());
      case Destination.Named(String words) -> text("link.subject.named", words);
      case Destination.Classes(), Destination.NewEnvironment() -> text("link.subject");
    };
  }

  private static String several(List<String> names) {
    String first = String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
    return names.size() > NAMED
        ? text("link.several.more", first, names.size() - NAMED)
        : text("link.several", first);
  }

  /** Ends the search; what is shown stays. */
  @Override
  public void close() {
    if (!following.isEmpty()) {
      following.forEach(Subscription::close);
      following.clear();
      presentation.classes().keepLists(presentation.masks());
    }
    sought = null;
    reached = null;
  }
}
