package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.history.UsualTimes;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AwaitedThingsTest {
  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);

  private boolean failed(AwaitedThings things, int running, int all) {
    Machine[] machines =
        IntStream.range(0, all)
            .mapToObj(
                i -> FakeWorld.machine("vm" + i, i < running ? Phase.RUNNING : Phase.SUSPENDED))
            .toArray(Machine[]::new);
    world.put(FakeWorld.environment("a", Phase.RUNNING, machines));
    WatchedEnvironment watched = world.view().find(FakeWorld.key("a")).orElseThrow();
    return things.failed(watched, time.instant());
  }

  private static AwaitedThings ready(Duration patience) {
    return new AwaitedThings(new Until("ready"), new StuckDetector(new UsualTimes()), patience);
  }

  @Test
  void machinesThatComeUpOneAfterAnotherAreNoFailure() {
    AwaitedThings things = ready(Duration.ofMinutes(3));
    for (int running = 0; running < 4; running++) {
      assertThat(failed(things, running, 4)).as("%d of 4", running).isFalse();
      time.advance(Duration.ofMinutes(2));
    }
    assertThat(failed(things, 4, 4)).isFalse();
  }

  @Test
  void machinesThatStayDownAreAFailure() {
    AwaitedThings things = ready(Duration.ofMinutes(3));
    assertThat(failed(things, 1, 4)).isFalse();
    time.advance(Duration.ofMinutes(3));
    assertThat(failed(things, 1, 4)).isTrue();
  }

  @Test
  void whatNobodyStartedHasFailedAtOnce() {
    assertThat(failed(ready(Duration.ZERO), 1, 4)).isTrue();
  }
}
