package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.platform.SingleInstance.Shown;
import envwatch.presenting.Aliases;
import envwatch.presenting.Masking;
import envwatch.runtime.Session;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Setting;
import envwatch.settings.Settings;
import envwatch.settings.WindowSettings;
import envwatch.team.Claims;
import envwatch.ui.presenting.Presenting;
import envwatch.ui.window.WindowForm;
import envwatch.ui.window.WindowForm.Form;
import envwatch.ui.window.WindowIcons;
import envwatch.ui.window.WindowPlace;
import envwatch.util.SerialExecutor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * The window of the program. When somebody begins or stops to present, everything in it is made
 * anew, so that nothing shown before is left over, while the window itself stays where it is: it
 * may be what the audience is shown. Confined to the JavaFX thread, except for {@link
 * #comeForward}.
 */
final class Windows {
  private final Session session;
  private final Desktop desktop;
  private final Runnable ended;
  private final Stage stage = new Stage();

  /** For what nobody needs any more once the session is closed. */
  private final Executor background;

  private final WindowIcons icons;
  private final WindowPlace windowPlace;
  private final WindowForm form;

  /** Kept for the whole run: an alias always means the same. */
  private final Aliases aliases = new Aliases();

  private boolean presenting;
  private boolean namesToo;

  /** Kept too, so that presenting waits only for what has changed since. */
  private volatile Masking masking;

  /** What the window has keys, items and a column for, or not. */
  private Optional<Claims> claims;

  private @Nullable Presentation awaited;
  private volatile @Nullable App shown;

  /**
   * @param ended called once when the user has closed the window
   */
  Windows(Session session, Desktop desktop, Runnable ended) {
    this.session = session;
    this.desktop = desktop;
    this.ended = ended;
    background = new SerialExecutor(session.requests());
    icons = new WindowIcons(stage, background);
    windowPlace =
        new WindowPlace(
            session.window().current(),
            session.window()::change,
            session.time(),
            Platform::runLater);
    presenting = session.startup().presenting() || chosen(SecuritySettings.PRESENTING);
    namesToo = chosen(SecuritySettings.PRESENTING_NAMES);
    masking = new Masking(aliases, namesToo);
    claims = session.claims();
    boolean compact = session.window().current().get(WindowSettings.COMPACT);
    form =
        new WindowForm(session.startup().wall() ? Form.WALL : compact ? Form.COMPACT : Form.WHOLE);
    form.shownProperty().subscribe((before, now) -> formChanged(now));
  }

  /** Nobody's name is shown to a room: a wall begins to present. */
  private void formChanged(Form now) {
    if (now == Form.WALL) {
      present(true);
    } else {
      session.window().change(window -> window.with(WindowSettings.COMPACT, now == Form.COMPACT));
    }
  }

  /**
   * Opens the window.
   *
   * @param wanted what it is to show; empty for nothing in particular
   */
  void open(String wanted) {
    if (!wanted.isEmpty() && form.shownProperty().get() == Form.COMPACT) {
      form.show(Form.WHOLE);
    }
    App app = app(presentation());
    shown = app;
    windowPlace.place(stage);
    stage.setIconified(session.startup().minimized());
    app.read();
    app.building(stage, icons, windowPlace.scene()).forEach(Runnable::run);
    app.show(() -> {
      session.beginAfterFirstFrame();
      session.beginNotices();
    });
    session.watch().subscribe(new AliasesAhead(this::makeAliases));
    if (!wanted.isEmpty()) {
      app.arrival().seek(wanted);
    }
  }

  private void makeAliases() {
    background.execute(Presentation.masked(session, masking)::known);
  }

  private Presentation presentation() {
    return presenting ? Presentation.masked(session, masking) : Presentation.plain(session);
  }

  private App app(Presentation presentation) {
    return new App(
        session,
        presentation,
        desktop,
        new Presenting(
            presenting, this::present, this::offer, Screen.getScreens(), presentation::real),
        form,
        shown != null,
        this::settingsChanged,
        this::end);
  }

  private void end() {
    awaited = null;
    windowPlace.close();
    stage.hide();
    ended.run();
  }

  private boolean offer() {
    boolean first = !presenting && !chosen(SecuritySettings.PRESENTING_OFFERED);
    if (first) {
      change(SecuritySettings.PRESENTING_OFFERED, true);
    }
    return first;
  }

  private void present(boolean on) {
    if (on != presenting) {
      presenting = on;
      change(SecuritySettings.PRESENTING, on);
      replace();
    }
  }

  private boolean chosen(Setting<SecuritySettings, Boolean> setting) {
    return session.settings().current().security().get(setting);
  }

  private void change(Setting<SecuritySettings, Boolean> setting, boolean to) {
    session.settings().change(now -> now.with(Settings.SECURITY, now.security().with(setting, to)));
  }

  private void settingsChanged(Settings settings) {
    boolean wanted = settings.security().get(SecuritySettings.PRESENTING_NAMES);
    if (wanted != namesToo) {
      namesToo = wanted;
      masking = new Masking(aliases, wanted);
      if (presenting) {
        replace();
      } else {
        makeAliases();
      }
    }
    if (!session.claims().equals(claims)) {
      claims = session.claims();
      replace();
    }
  }

  /**
   * Shows another presentation once everything is ready for it: aliases of thousands of
   * environments take longer than the JavaFX thread may wait.
   */
  private void replace() {
    Presentation next = presentation();
    awaited = next;
    if (presenting) {
      hideNames();
    }
    session
        .requests()
        .execute(() -> {
          Presentation.Known known = next.known();
          Platform.runLater(() -> {
            if (awaited == next) {
              replaceBy(next, known);
            }
          });
        });
  }

  /** Names are gone before their aliases are ready. */
  private void hideNames() {
    app().window().cover(text("presenting.begins"));
    hideElsewhere();
  }

  private void hideElsewhere() {
    if (presenting) {
      app().withdrawNotices();
    }
    List.copyOf(Window.getWindows()).stream()
        .filter(window -> window != stage)
        .forEach(Window::hide);
  }

  private void replaceBy(Presentation next, Presentation.Known known) {
    App app = app(next);
    double width = stage.getScene().getWidth();
    double height = stage.getScene().getHeight();
    ViewState left = app().place();
    Deque<Runnable> steps = new ArrayDeque<>(app.reading(known));
    steps.addAll(app.building(stage, icons, new Scene(new Region(), width, height)));
    steps.add(() -> {
      app.restore(left);
      steps.addAll(app.window().view().layingOut(width, height));
      steps.add(() -> replaceBy(app, left));
    });
    Platform.runLater(() -> inTurns(next, app, steps));
  }

  /** Each in a turn of its own, so that the window answers between them. */
  private void inTurns(Presentation next, App app, Deque<Runnable> steps) {
    if (awaited != next) {
      app.leave();
      return;
    }
    steps.remove().run();
    if (!steps.isEmpty()) {
      Platform.runLater(() -> inTurns(next, app, steps));
    }
  }

  /**
   * @param restored where the person was when the steps began
   */
  private void replaceBy(App next, ViewState restored) {
    App before = app();
    ViewState left = before.place();
    if (!left.equals(restored)) {
      next.restore(left);
    }
    hideElsewhere();
    Destination sought = before.arrival().sought();
    before.leaveTo(next);
    shown = next;
    next.show(next.window().view()::showAll);
    if (sought != null) {
      next.arrival().seek(sought);
    }
  }

  /** Brings the window to the front after the user has started the program a second time. */
  CompletableFuture<Shown> comeForward(String wanted) {
    return Objects.requireNonNull(shown).comeForward(wanted);
  }

  /** The window as it is now. */
  App app() {
    return Objects.requireNonNull(shown);
  }
}
