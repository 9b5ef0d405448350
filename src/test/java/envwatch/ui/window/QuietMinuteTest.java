package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.perf.PerformanceTracker;
import envwatch.history.HistoryView;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** While nothing that is shown changes, nothing is drawn. */
class QuietMinuteTest {
  private static final int ENVIRONMENTS = 200;

  /** Between two looks at the same environment, in seconds. */
  private static final int ROUND = 55;

  private static final int SELECTED_ROUND = 10;

  private static final List<Environment> WORLD =
      IntStream.range(0, ENVIRONMENTS)
          .mapToObj(number ->
              SampleWorld.environment(
                  "EN" + number,
                  "Lab " + number,
                  SampleWorld.running(),
                  SampleWorld.running("m" + number, "web")))
          .toList();

  /** As in a real account: every second a few environments are seen again, unchanged. */
  private static WorldView after(int seconds) {
    Instant now = SampleWorld.NOW.plusSeconds(seconds);
    List<WatchedEnvironment> watched =
        IntStream.range(0, ENVIRONMENTS).mapToObj(number -> watched(number, seconds)).toList();
    AccountView account = SampleWorld.account(new Link.Live());
    return new WorldView(
        now,
        false,
        List.of(
            new AccountView(
                account.id(),
                account.name(),
                account.address(),
                account.link(),
                account.version(),
                account.skippedVersions(),
                account.capabilities(),
                true,
                0,
                now,
                seconds % 3 == 0 ? null : now.plusMillis(300),
                OptionalLong.of(90_000 - seconds * 4L),
                false,
                Duration.ZERO)),
        watched);
  }

  private static WatchedEnvironment watched(int number, int seconds) {
    int round = number == 0 ? SELECTED_ROUND : ROUND;
    int age = (seconds + number) % round;
    Instant seenAt = SampleWorld.NOW.plusSeconds(seconds - age);
    return new WatchedEnvironment(
        SampleWorld.key("EN" + number),
        WORLD.get(number),
        seenAt,
        Duration.ofSeconds(round),
        null,
        null);
  }

  /** How many frames are drawn in a minute, one second of which passes with each pulse. */
  private static int framesInAMinute(HistoryView history) throws Exception {
    CompletableFuture<Integer> frames = new CompletableFuture<>();
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      DashboardModel model = dashboard.model();
      model.apply(after(0));
      model.remember(history);
      Scene scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().start();
      dashboard.appearance().dress(scene);
      Stage stage = new Stage();
      stage.setScene(scene);
      stage.show();
      new Minute(model, scene, stage, frames).start();
    });
    return frames.get(60, TimeUnit.SECONDS);
  }

  /** An animation that changes nothing draws nothing, but lets one pulse follow the other. */
  private static final class Minute extends AnimationTimer {
    private static final int SETTLING = 30;

    private final DashboardModel model;
    private final Stage stage;
    private final CompletableFuture<Integer> frames;
    private final AtomicInteger drawn = new AtomicInteger();
    private int pulses;

    Minute(DashboardModel model, Scene scene, Stage stage, CompletableFuture<Integer> frames) {
      this.model = model;
      this.stage = stage;
      this.frames = frames;
      PerformanceTracker.getSceneTracker(scene).setOnRenderedFrameTask(drawn::incrementAndGet);
    }

    @Override
    public void handle(long now) {
      pulses++;
      int second = pulses - SETTLING;
      if (second == 0) {
        drawn.set(0);
      } else if (second > 0 && second <= 60) {
        model.apply(after(second));
        model.tick(SampleWorld.NOW.plusSeconds(second));
      } else if (second == 65) {
        stop();
        stage.close();
        frames.complete(drawn.get());
      }
    }
  }

  @Test
  void aMinuteOfLooksThatFindNothingNewDrawsHardlyAFrame() throws Exception {
    assertThat(framesInAMinute(HistoryView.EMPTY)).isBetween(1, 8);
  }

  /** Each began at another second, and all step with the minutes of the clock. */
  @Test
  void durationsOfAllRowsStepInOneFrame() throws Exception {
    Histories histories = new Histories();
    for (int number = 0; number < ENVIRONMENTS; number++) {
      Duration ago = Duration.ofSeconds(120 + number * 7L);
      histories.since(Histories.environment("EN" + number), Phase.RUNNING, "Running", ago);
    }

    assertThat(framesInAMinute(histories.view())).isBetween(1, 8);
  }
}
