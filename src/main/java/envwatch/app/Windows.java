package envwatch.app;

import envwatch.presenting.Aliases;
import envwatch.presenting.Masking;
import envwatch.runtime.Session;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Setting;
import envwatch.settings.Settings;
import envwatch.ui.presenting.Presenting;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * The window of the program. When somebody begins or stops to present, another one takes its place,
 * so that nothing shown before is left over in it. Confined to the JavaFX thread, except for {@link
 * #comeForward}.
 */
final class Windows {
  private final Session session;
  private final Desktop desktop;
  private final Runnable ended;

  /** Kept for the whole run: an alias always means the same. */
  private final Aliases aliases = new Aliases();

  private boolean presenting;
  private boolean namesToo;
  private @Nullable Presentation awaited;
  private volatile @Nullable App shown;

  /**
   * @param ended called once when the user has closed the window
   */
  Windows(Session session, Desktop desktop, Runnable ended) {
    this.session = session;
    this.desktop = desktop;
    this.ended = ended;
    presenting = session.startup().presenting() || chosen(SecuritySettings.PRESENTING);
    namesToo = chosen(SecuritySettings.PRESENTING_NAMES);
  }

  /** Opens the window. */
  void open() {
    open(
        presentation(),
        Place.USUAL,
        () -> {
          session.beginAfterFirstFrame();
          session.beginNotices();
        });
  }

  private Presentation presentation() {
    return presenting
        ? Presentation.masked(session, new Masking(aliases, namesToo))
        : Presentation.plain(session);
  }

  private void open(Presentation presentation, Place place, Runnable afterFirstFrame) {
    App app =
        new App(
            session,
            presentation,
            desktop,
            new Presenting(
                presenting, this::present, this::offer, Screen.getScreens(), presentation::real),
            this::settingsChanged,
            ended);
    shown = app;
    app.start(new Stage(), place, afterFirstFrame);
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
      if (presenting) {
        replace();
      }
    }
  }

  /**
   * Opens another window once everything is ready to be shown: aliases of thousands of environments
   * take longer than the JavaFX thread may wait.
   */
  private void replace() {
    Presentation next = presentation();
    awaited = next;
    session
        .requests()
        .execute(() -> {
          next.prepare();
          Platform.runLater(() -> {
            if (awaited == next) {
              replaceBy(next);
            }
          });
        });
  }

  /** Opens the new window before the old one closes: JavaFX ends with the last window. */
  private void replaceBy(Presentation next) {
    App before = Objects.requireNonNull(shown);
    List<Window> open = List.copyOf(Window.getWindows());
    open(next, before.place(), () -> {});
    if (presenting) {
      before.withdrawNotices();
    }
    before.leaveTo(app());
    open.forEach(Window::hide);
  }

  /** Brings the window to the front after the user has started the program a second time. */
  CompletableFuture<Boolean> comeForward() {
    return Objects.requireNonNull(shown).comeForward();
  }

  /** The window as it is now. */
  App app() {
    return Objects.requireNonNull(shown);
  }
}
