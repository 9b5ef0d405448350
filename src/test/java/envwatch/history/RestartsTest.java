package envwatch.history;

import static envwatch.history.Sights.DOWN;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.at;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What an earlier run of the program saw. */
@Tag("fast")
class RestartsTest {
  private final Scene scene = new Scene();

  @Test
  void aRestartIsNoChange() {
    Environment up = environment(UP, machine("M", UP));
    scene.sees(up).view();
    Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
    next.link(new Link.Connecting()).later(Duration.ofMinutes(5)).view();
    next.link(new Link.Live()).next(Samples.line(up));
    next.next(environment(UP, machine("M", UP)));
    assertThat(next.changes).isEmpty();
  }

  @Test
  void aRestartKeepsSinceWhen() {
    scene.sees(environment(UP)).view();
    scene.next(environment(DOWN));
    Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
    next.later(Duration.ofHours(1)).sees(environment(DOWN)).view();
    assertThat(next.memory().lastSeen().getFirst().since()).isEqualTo(at(1));
    assertThat(next.memory().lastSeen().getFirst().exact()).isTrue();
  }

  @Test
  void whatChangedBetweenTwoRunsBeganBetweenTheirLooks() {
    scene.sees(environment(UP)).view();
    Instant last = scene.memory().lastSeen().getFirst().at();
    Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
    next.later(Duration.ofHours(1)).sees(environment(DOWN)).view();
    LastSeen seen = next.memory().lastSeen().getFirst();
    assertThat(seen.exact()).isFalse();
    assertThat(seen.after()).isEqualTo(last);
    assertThat(LastStates.carriedIn(List.of(seen)).lastSeen()).containsExactly(seen);
  }

  @Test
  void anUnchangedViewLeavesTheMemoryOfItsEnvironmentsAlone() {
    scene.sees(environment(UP)).view();
    LastStates before = scene.memory();
    scene.later(Duration.ofSeconds(1)).view();
    assertThat(scene.memory().present()).isSameAs(before.present());
  }
}
