package envwatch.ui.about;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.ChildWindow;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes what nobody expected: writes it to the log once, and shows it once. The same bug again only
 * counts. Expected failures never come here: they belong to the view that met them.
 */
public final class ErrorWindow implements Thread.UncaughtExceptionHandler {
  private static final Logger LOG = LoggerFactory.getLogger(ErrorWindow.class);

  /** Keeps a program that fails everywhere from covering the screen with windows. */
  private static final int MOST_WINDOWS = 3;

  private static final double WIDTH = 42;
  private static final double HEIGHT = 21;

  private final Supplier<@Nullable Window> owner;
  private final Consumer<String> copy;
  private final Set<String> logged = ConcurrentHashMap.newKeySet();
  private final Map<String, ErrorPane> shown = new HashMap<>();

  /**
   * @param owner the window to open over; null while there is none
   * @param copy puts a text into the clipboard
   */
  public ErrorWindow(Supplier<@Nullable Window> owner, Consumer<String> copy) {
    this.owner = owner;
    this.copy = copy;
  }

  /**
   * May be called on any thread. That one writes the log: JavaFX may hang, or have ended, and then
   * shows nothing any more.
   */
  @Override
  public void uncaughtException(Thread thread, Throwable bug) {
    BugReport report = BugReport.of(bug);
    if (logged.add(report.code())) {
      LOG.error("Bug {} in thread {}\n{}", report.code(), thread.getName(), report.details());
    }
    if (Platform.isFxApplicationThread()) {
      show(report);
    } else {
      Platform.runLater(() -> show(report));
    }
  }

  private void show(BugReport report) {
    ErrorPane known = shown.get(report.code());
    if (known != null) {
      known.again();
      return;
    }
    ErrorPane pane = new ErrorPane(report, copy);
    shown.put(report.code(), pane);
    if (shown.size() <= MOST_WINDOWS) {
      ChildWindow window =
          new ChildWindow(owner.get(), Modality.NONE, text("error.title"), pane, WIDTH, HEIGHT);
      pane.shownIn(window);
      window.show();
    }
  }
}
