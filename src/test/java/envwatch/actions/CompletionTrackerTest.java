package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.watch.FakeTime;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class CompletionTrackerTest {
  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private final List<Outcome> outcomes = new ArrayList<>();
  private final CompletionTracker followUp =
      new CompletionTracker(world, time, (id, outcome) -> outcomes.add(outcome));

  @Test
  void aViewThatTheClockWasSetBackAfterProvesNothing() {
    WorldView earlier = world.running("a").view();
    time.advance(Duration.ofSeconds(5));
    followUp.follow("1", resume(), null, time.instant());

    time.jump(Duration.ofHours(-1));
    world.view();
    followUp.look(earlier);

    assertThat(outcomes).isEmpty();
  }

  private static EnvironmentOrder resume() {
    EnvironmentTarget lab = target("a");
    return new EnvironmentOrder(lab, new Action.ResumeEnvironment(lab.key().environment()));
  }
}
