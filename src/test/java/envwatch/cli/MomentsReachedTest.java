package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class MomentsReachedTest {
  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private final MomentsReached moments = new MomentsReached(new Until("ready"));

  private Instant seen(Phase phase) {
    time.advance(Duration.ofMinutes(1));
    world.put(FakeWorld.environment("a", phase, FakeWorld.machine("vm", phase)));
    moments.accept(world.view());
    return world.view().at();
  }

  @Test
  void theFirstViewOfTheStateCounts() {
    seen(Phase.SUSPENDED);
    assertThat(moments.of(FakeWorld.key("a"))).isNull();
    seen(Phase.CHANGING);
    assertThat(moments.of(FakeWorld.key("a"))).isNull();
    Instant ready = seen(Phase.RUNNING);
    seen(Phase.RUNNING);
    assertThat(moments.of(FakeWorld.key("a"))).isEqualTo(ready);
  }

  @Test
  void whatHasLeftTheStateReachesItAnew() {
    seen(Phase.RUNNING);
    seen(Phase.SUSPENDED);
    assertThat(moments.of(FakeWorld.key("a"))).isNull();
    Instant again = seen(Phase.RUNNING);
    assertThat(moments.of(FakeWorld.key("a"))).isEqualTo(again);
  }
}
