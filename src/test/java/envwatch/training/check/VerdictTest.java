package envwatch.training.check;

import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.student;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.training.check.Verdict.Why;
import envwatch.watch.Link;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class VerdictTest {
  private static List<String> names(List<Seat> seats) {
    return seats.stream().map(Seat::name).toList();
  }

  @Test
  void allAreReadyWhereAllIsWell() {
    Verdict verdict = CheckedClass.of(3).check().verdict();

    assertThat(verdict.level()).isEqualTo(Level.GREEN);
    assertThat(verdict.ready()).isEqualTo(3);
    assertThat(verdict.notReady()).isEmpty();
  }

  @Test
  void eachStudentIsCountedOnceUnderTheFirstReason() {
    Verdict verdict =
        CheckedClass.of(6)
            .in(1, SUSPENDED)
            .environment(
                1, one -> one.status(SUSPENDED).expiration(new Expiration.At(END.minusSeconds(1))))
            .in(2, new Status(Phase.PROBLEM, "Creation Failed"))
            .listed(3, one -> student(3, null, Status.UNTOLD))
            .in(4, PREPARING)
            .environment(5, one -> one.expiration(new Expiration.At(END.minusSeconds(1))))
            .check()
            .verdict();

    assertThat(verdict.notReady().keySet())
        .containsExactly(
            Why.WITHOUT_ENVIRONMENT, Why.FAILED, Why.ASLEEP, Why.PREPARING, Why.EXPIRES);
    assertThat(names(verdict.notReady().get(Why.ASLEEP))).containsExactly("Student 1");
    assertThat(verdict.notReadyCount()).isEqualTo(5);
    assertThat(verdict.ready()).isEqualTo(1);
  }

  @Test
  void whoWasNotSeenIsNeitherReadyNorNotReady() {
    Verdict verdict = CheckedClass.of(3).without(environmentOf(1)).check().verdict();

    assertThat(names(verdict.notKnown())).containsExactly("Student 1");
    assertThat(verdict.ready()).isEqualTo(2);
    assertThat(verdict.level()).isEqualTo(Level.UNKNOWN);
  }

  @Test
  void whatConcernsNoStudentDoesNotMakeOneNotReady() {
    Verdict verdict =
        CheckedClass.of(2)
            .link(new Link.Lost(new envwatch.api.ApiException.RateLimited(null), NOW, null))
            .check()
            .verdict();

    assertThat(verdict.notReady()).isEqualTo(Map.of());
    assertThat(verdict.others()).extracting(Finding::question).containsExactly(Question.COMPUTER);
    assertThat(verdict.level()).isEqualTo(Level.RED);
  }

  @Test
  void whatBeganAndWhatIsMendedIsCompared() {
    CheckResult earlier = CheckedClass.of(3).in(1, SUSPENDED).check();
    CheckResult later =
        CheckedClass.of(3).in(2, SUSPENDED).at(NOW.plus(Duration.ofMinutes(40))).check();

    CheckComparison comparison = CheckComparison.of(earlier, later);

    assertThat(comparison.between()).isEqualTo(Duration.ofMinutes(40));
    assertThat(comparison.begun())
        .filteredOn(one -> one.question() == Question.STATE)
        .extracting(one -> one.seat().name())
        .containsExactly("Student 2");
    assertThat(comparison.mended())
        .extracting(one -> one.seat().name())
        .containsExactly("Student 1");
  }

  @Test
  void whatIsNotSeenAnyMoreIsNotMended() {
    CheckResult earlier = CheckedClass.of(2).environment(1, one -> one.license("Expired")).check();
    CheckResult later = CheckedClass.of(2).without(environmentOf(1)).check();

    assertThat(CheckComparison.of(earlier, later).isEmpty()).isTrue();
  }

  @Test
  void theSameFindingWithOtherFiguresIsNoNews() {
    CheckResult earlier =
        CheckedClass.of(1)
            .environment(1, one -> one.expiration(new Expiration.At(END.minusSeconds(2))))
            .check();
    CheckResult later =
        CheckedClass.of(1)
            .environment(1, one -> one.expiration(new Expiration.At(END.minusSeconds(1))))
            .check();

    assertThat(CheckComparison.of(earlier, later).isEmpty()).isTrue();
  }
}
