package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.notices.NoticePopup;
import envwatch.ui.shell.DashboardCommands;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Shows the main screens one after the other, a notice and a tooltip among them, reads an account
 * over TLS and quits. The build runs it once, with the system property {@code
 * envwatch.aot.training} set, to record the classes to store in the package's AOT cache. Further
 * properties describe the account, of a simulated service, and name the file with its certificate
 * authority.
 *
 * <p>A failure of any thread ends the program at once with exit code 1 and a stack trace, so that
 * the build fails: what was not shown would be missing in the cache, and may fail in the package.
 */
final class AotTraining {
  private static final String TRAINING = "envwatch.aot.training";
  private static final Duration LOOK = Duration.millis(400);

  private final DashboardModel model;
  private final DashboardCommands commands;
  private final Stage main;
  private final Queue<Runnable> steps;
  private final CompletableFuture<Void> encrypted;

  /**
   * @param background reads the account; must not be the JavaFX thread
   */
  AotTraining(
      DashboardModel model,
      DashboardCommands commands,
      Stage main,
      NoticePopup notice,
      Executor background) {
    this.model = model;
    this.commands = commands;
    this.main = main;
    this.steps =
        new ArrayDeque<>(
            List.of(
                this::selectAnEnvironment,
                () -> model.filterTextProperty().set("status:running a"),
                model::clearFilter,
                this::pointAtBell,
                () -> notice.show(text("notice.test"), text("notice.test.text")),
                () -> model.unreadProperty().set(1),
                commands::openSettings,
                this::closeDialogs,
                commands::showKeys,
                this::closeDialogs,
                commands::showAbout,
                this::closeDialogs));
    this.encrypted = CompletableFuture.runAsync(AotTraining::readAccount, background);
  }

  static boolean wanted() {
    return Boolean.getBoolean(TRAINING);
  }

  /**
   * Starts the walk; must be called on the JavaFX thread. The steps begin as soon as there are
   * environments to show.
   */
  void begin() {
    Thread.setDefaultUncaughtExceptionHandler((thread, defect) -> {
      defect.printStackTrace();
      Runtime.getRuntime().halt(1);
    });
    PauseTransition pause = new PauseTransition(LOOK);
    pause.setOnFinished(event -> {
      if (steps.isEmpty() && encrypted.isDone()) {
        encrypted.join(); // throws if it failed
        commands.quit();
        return;
      }
      // First, because a dialog may block the following code until it is closed.
      pause.playFromStart();
      if (!steps.isEmpty() && !model.everything().isEmpty()) {
        steps.remove().run();
      }
    });
    pause.play();
  }

  private static void readAccount() {
    ApiAccount account =
        new ApiAccount(
            new AccountId("training"),
            "training",
            URI.create(property("address")),
            null,
            property("apiId"),
            Secret.of(property("apiKey")),
            List.of());
    try {
      AotTlsTraining.read(account, property("certificate"));
    } catch (ApiException e) {
      throw new CompletionException(e);
    }
  }

  private static String property(String name) {
    return Objects.requireNonNull(System.getProperty(TRAINING + "." + name));
  }

  private void selectAnEnvironment() {
    model.select(model.everything().getFirst().key());
  }

  /** A tooltip is made when the mouse first comes over what it describes. */
  private void pointAtBell() {
    Node bell = main.getScene().lookup("#bell");
    Bounds place = bell.localToScreen(bell.getLayoutBounds());
    new Robot().mouseMove(place.getCenterX(), place.getCenterY());
  }

  private void closeDialogs() {
    for (Window window : List.copyOf(Window.getWindows())) {
      if (window != main && window instanceof Stage dialog) {
        dialog.close();
      }
    }
  }
}
