package envwatch.ui;

import static envwatch.ui.SampleWorld.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What an update and a keystroke cost with 10,000 machines, against rows made anew each time. */
class UpdateCostTest {
  private static final int ENVIRONMENTS = 2_000;
  private static final int MACHINES = 5;
  private static final int ROUNDS = 200;
  private static final int ROUNDS_ANEW = 40;

  private final List<List<WatchedEnvironment>> rounds = rounds();

  private static List<List<WatchedEnvironment>> rounds() {
    List<WatchedEnvironment> world =
        new ArrayList<>(
            IntStream.range(0, ENVIRONMENTS)
                .mapToObj(i -> SampleWorld.watched(lab(i, 0)))
                .toList());
    List<List<WatchedEnvironment>> rounds = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = round % 20; i < ENVIRONMENTS; i += 20) {
        world.set(i, SampleWorld.watched(lab(i, round + 1)));
      }
      rounds.add(List.copyOf(world));
    }
    return rounds;
  }

  private static Environment lab(int number, int round) {
    Machine[] machines =
        IntStream.range(0, MACHINES)
            .mapToObj(m ->
                SampleWorld.machine(
                    "m" + number + "-" + m, "web-" + m, Phase.CHANGING, "Preparing", round))
            .toArray(Machine[]::new);
    return SampleWorld.environment("EN" + number, "lab " + number, SampleWorld.running(), machines);
  }

  @Test
  void anUpdateCostsAFractionOfRowsMadeAnew() {
    long[] merged =
        OnJavaFx.call(() -> {
          DashboardModel model = new DashboardModel(NOW, Duration.ofHours(2));
          return rounds.stream().mapToLong(round -> cost(() -> show(model, round))).toArray();
        });
    long[] anew =
        OnJavaFx.call(() ->
            rounds.stream()
                .limit(ROUNDS_ANEW)
                .mapToLong(
                    round -> cost(() -> show(new DashboardModel(NOW, Duration.ofHours(2)), round)))
                .toArray());
    System.getLogger("figures")
        .log(System.Logger.Level.INFO, "update {0} us, anew {1} us", least(merged), least(anew));
    assertThat(least(merged) * 5).isLessThan(least(anew));
  }

  @Test
  void aKeystrokeInTheFilterStaysBelowAFrame() {
    long[] keystrokes =
        OnJavaFx.call(() -> {
          DashboardModel model = new DashboardModel(NOW, Duration.ofHours(2));
          show(model, rounds.getFirst());
          return "lab 1234 lab 99 web lab 1 pre"
              .chars()
              .mapToLong(typed ->
                  cost(() ->
                      model
                          .filterTextProperty()
                          .set(model.filterTextProperty().get() + (char) typed)))
              .toArray();
        });
    System.getLogger("figures")
        .log(
            System.Logger.Level.INFO,
            "keystroke least {0} us, first {1} us",
            least(keystrokes),
            keystrokes[0]);
    assertThat(least(keystrokes)).isLessThan(16_000);
  }

  private static void show(DashboardModel model, List<WatchedEnvironment> round) {
    model.apply(SampleWorld.view(SampleWorld.account(new envwatch.watch.Link.Live()), round));
  }

  private static long cost(Runnable part) {
    long start = System.nanoTime();
    part.run();
    return (System.nanoTime() - start) / 1_000;
  }

  /** The least of the later ones: what the work costs, not what else the computer was doing. */
  private static long least(long[] costs) {
    return Arrays.stream(costs).skip(costs.length / 2).min().orElseThrow();
  }
}
