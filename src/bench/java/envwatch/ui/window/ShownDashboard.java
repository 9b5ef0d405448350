package envwatch.ui.window;

import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.tk.Toolkit;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.environments.MachineTable;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.WorldView;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * The dashboard in a window of ordinary size and in the program's own style. What is measured here
 * ends with a whole pulse, as JavaFX does it for a window: style, layout and the copy for the
 * renderer, each for what has changed only. Painting is not part of it: other threads do it.
 */
public final class ShownDashboard {
  /** Longer than it takes to paint the window. */
  private static final long PAINTING_MILLISECONDS = 30;

  private final DashboardModel model;
  private final DashboardView view;

  private ShownDashboard(DashboardModel model, DashboardView view) {
    this.model = model;
    this.view = view;
  }

  /** The whole window. */
  public static ShownDashboard of(WorldView world) {
    ShownDashboard shown =
        OnJavaFx.call(() -> {
          AppearanceSettings settings = AppearanceSettings.DEFAULT;
          Dashboards.Dashboard dashboard = Dashboards.of(settings);
          Scene scene = new Scene(dashboard.view(), 1000, 650);
          dashboard.appearance().use(settings);
          dashboard.appearance().dress(scene);
          Stage stage = new Stage();
          stage.setScene(scene);
          stage.show();
          dashboard.model().apply(world);
          return new ShownDashboard(dashboard.model(), dashboard.view());
        });
    shown.rest();
    return shown;
  }

  public DashboardModel model() {
    return model;
  }

  public DashboardView view() {
    return view;
  }

  /** Leaves only the table of machines, in the size that it has in the whole window. */
  public void showOnlyMachines() {
    OnJavaFx.run(() -> {
      MachineTable machines = view.machineTable();
      Stage window = (Stage) view.getScene().getWindow();
      Scene scene = new Scene(new StackPane(machines), machines.getWidth(), machines.getHeight());
      scene.getStylesheets().setAll(view.getScene().getStylesheets());
      window.setScene(scene);
      window.sizeToScene();
    });
    rest();
  }

  /** Does something on the JavaFX thread, and all that JavaFX does because of it. */
  public void perform(Runnable change) {
    OnJavaFx.run(() -> {
      change.run();
      doWhatWasPutOff();
      Toolkit.getToolkit().firePulse();
    });
  }

  private static void doWhatWasPutOff() {
    Object loop = new Object();
    Platform.runLater(() -> Platform.exitNestedEventLoop(loop, null));
    Platform.enterNestedEventLoop(loop);
  }

  /**
   * Lets the window be painted, which the headless screen does partly on the JavaFX thread, and
   * returns just after a pulse and its painting (a blinking caret is painted, too): the next one is
   * then a frame away, and what is measured waits for no painting.
   */
  public void rest() {
    CountDownLatch pulsed = new CountDownLatch(1);
    try {
      TimeUnit.MILLISECONDS.sleep(PAINTING_MILLISECONDS);
      OnJavaFx.run(() -> new OnePulse(pulsed).start());
      pulsed.await();
      OnJavaFx.run(
          () -> SceneHelper.getPeer(view.machineTable().getScene()).waitForRenderingToComplete());
      OnJavaFx.run(() -> {});
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class OnePulse extends AnimationTimer {
    private final CountDownLatch pulsed;

    OnePulse(CountDownLatch pulsed) {
      this.pulsed = pulsed;
    }

    @Override
    public void handle(long now) {
      stop();
      pulsed.countDown();
    }
  }
}
