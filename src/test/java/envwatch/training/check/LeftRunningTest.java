package envwatch.training.check;

import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.ClassTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class LeftRunningTest {
  private static final Instant AFTER = END.plus(Duration.ofMinutes(20));

  @Test
  void whatStillRunsAfterTheClassIsTold() {
    LeftRunning left =
        LeftRunning.of(CheckedClass.of(3).in(1, SUSPENDED).in(2, PREPARING).at(AFTER).input())
            .orElseThrow();

    assertThat(left.over()).isEqualTo(Duration.ofMinutes(20));
    assertThat(left.seats())
        .extracting(Seat::environment)
        .containsExactly(environmentOf(2), environmentOf(3));
  }

  @Test
  void whatGoesToSleepIsNotCounted() {
    CheckedClass checked =
        CheckedClass.of(1).in(1, new Status(Phase.CHANGING, "Stopping")).at(AFTER);

    assertThat(LeftRunning.of(checked.input())).isEmpty();
  }

  @Test
  void duringTheClassNothingIsLeftOn() {
    assertThat(LeftRunning.of(CheckedClass.of(3).at(END.minusSeconds(1)).input())).isEmpty();
  }

  @Test
  void whereAllSleepNothingIsLeftOn() {
    assertThat(LeftRunning.of(CheckedClass.of(1).in(1, SUSPENDED).at(AFTER).input())).isEmpty();
  }

  @Test
  void anEndThatIsNotUnderstoodIsNotGuessed() {
    CheckedClass checked = CheckedClass.of(1).end(new ClassTime("later", null, null)).at(AFTER);

    assertThat(LeftRunning.of(checked.input())).isEmpty();
  }
}
