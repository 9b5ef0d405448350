package envwatch.bench;

import envwatch.app.OpenEnvwatch;
import envwatch.secrets.MemorySecretStore;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.notices.NoticePopup;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * The whole program on the demo, whose dialogs and notices open and close. Prints a line each time
 * a part of them was, and waits for one.
 */
public final class WindowsRun {
  static final String OPENED = "opened and closed: ";

  /** A window is shown by one frame and drawn by the next. */
  private static final int FRAMES = 2;

  private static final long PATIENCE_SECONDS = 60;
  private static final List<KeyBinding> DIALOGS =
      List.of(Keys.KEYS, Keys.SETTINGS, Keys.CONSOLE, Keys.NEW_ENVIRONMENT);

  private final Stage stage;
  private final NoticePopup notice;

  private WindowsRun(Stage stage, NoticePopup notice) {
    this.stage = stage;
    this.notice = notice;
  }

  /** Arguments: the data folder, and how many are opened between two lines. */
  public static void main(String[] arguments) throws IOException {
    int part = Integer.parseInt(arguments[1]);
    try (SystemTime time = new SystemTime();
        OpenEnvwatch program =
            new OpenEnvwatch(
                Path.of(arguments[0]),
                new MemorySecretStore(),
                time,
                new MemoryClipboard(),
                address -> {})) {
      NoticePopup notice = new NoticePopup(program::stage, time, Platform::runLater, () -> {});
      WindowsRun run = new WindowsRun(program.stage(), notice);
      int opened = 0;
      do {
        for (int i = 0; i < part; i++) {
          run.open(opened++);
        }
        System.out.println(OPENED + opened);
      } while (System.in.read() >= 0 && System.in.skip(System.in.available()) >= 0);
    }
    System.exit(0);
  }

  /** A dialog, or every second time a notice. */
  private void open(int number) {
    if (number % 2 == 0) {
      press(DIALOGS.get(number / 2 % DIALOGS.size()));
    } else {
      OnJavaFx.run(
          () -> notice.show("Notice " + number, "One of many, to see what is left of it."));
    }
    awaitFrames();
    OnJavaFx.run(() -> {
      List<Window> others = Window.getWindows().stream().filter(window -> window != stage).toList();
      if (others.isEmpty()) {
        throw new AssertionError("Nothing opened: " + number);
      }
      notice.hide();
      others.forEach(Window::hide);
    });
    awaitFrames();
  }

  private void press(KeyBinding keys) {
    OnJavaFx.run(
        () -> stage.getScene().getAccelerators().get(keys.combinations().getFirst()).run());
  }

  private static void awaitFrames() {
    CountDownLatch frames = new CountDownLatch(FRAMES);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            frames.countDown();
          }
        };
    OnJavaFx.run(timer::start);
    try {
      if (!frames.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("No frames");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    OnJavaFx.run(timer::stop);
  }
}
