package envwatch.training.check;

import static envwatch.training.check.CheckFindings.FAILED;
import static envwatch.training.check.CheckFindings.LONG_AGO;
import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.key;
import static envwatch.training.check.CheckedClass.running;
import static envwatch.training.check.CheckedClass.student;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StateQuestionTest {
  @Test
  void aSuspendedOneIsRedAndCanBeResumed() {
    found(
        CheckedClass.of(2).in(1, SUSPENDED),
        Question.STATE,
        RED,
        new CheckFact.Asleep(),
        Remedy.RESUME);
  }

  @Test
  void anArchivedOneNeedsTheWebApplication() {
    found(
        CheckedClass.of(2).in(1, new Status(Phase.SUSPENDED, "Archived")),
        Question.STATE,
        RED,
        new CheckFact.Archived(),
        Remedy.OPEN_WEB);
  }

  @Test
  void aFailedOneNeedsTheWebApplication() {
    found(
        CheckedClass.of(2).in(1, FAILED),
        Question.STATE,
        RED,
        new CheckFact.Failed("Creation Failed"),
        Remedy.OPEN_WEB);
  }

  @Test
  void oneOnItsWayIsAmber() {
    found(
        CheckedClass.of(2).in(1, PREPARING),
        Question.STATE,
        AMBER,
        new CheckFact.Changing("Preparing", null, false),
        Remedy.NONE);
  }

  @Test
  void oneOnItsWayToSleepIsRed() {
    found(
        CheckedClass.of(2).in(1, new Status(Phase.CHANGING, "Stopping")),
        Question.STATE,
        RED,
        new CheckFact.GoingDown("Stopping"),
        Remedy.NONE);
  }

  @Test
  void oneThatIsStuckIsRed() {
    Waiting waiting =
        new Waiting(
            Subject.of(key(1)),
            ActionKind.RESUME_ENVIRONMENT,
            LONG_AGO,
            true,
            CheckedClass.of(0)
                .input()
                .knowledge()
                .times()
                .of(CheckedClass.ACCOUNT, "Python", ActionKind.RESUME_ENVIRONMENT, null),
            LONG_AGO,
            Duration.ofMinutes(5));

    found(
        CheckedClass.of(2).in(1, PREPARING).waiting(waiting),
        Question.STATE,
        RED,
        new CheckFact.Stuck("Preparing", Duration.ofHours(1)),
        Remedy.OPEN_WEB);
  }

  @Test
  void anUndocumentedStateIsUnknown() {
    found(
        CheckedClass.of(2).in(1, new Status(Phase.UNKNOWN, "status 10")),
        Question.STATE,
        UNKNOWN,
        new CheckFact.UnknownState("status 10"),
        Remedy.NONE);
  }

  @Test
  void whatWasSeenLongAgoIsUnknown() {
    CheckedClass checked =
        CheckedClass.of(1).studentsSeenAt(LONG_AGO).environment(running("EN1").build(), LONG_AGO);

    found(checked, Question.STATE, UNKNOWN, new CheckFact.NotSeen(), Remedy.NONE);
    assertThat(level(checked, Question.MACHINES)).isEqualTo(UNKNOWN);
    assertThat(level(checked, Question.READY_IN_TIME)).isEqualTo(UNKNOWN);
    assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(UNKNOWN);
    assertThat(level(checked, Question.LASTS)).isEqualTo(UNKNOWN);
    assertThat(level(checked, Question.ACCESS)).isEqualTo(UNKNOWN);
  }

  @Test
  void theNewerOfListAndLookCounts() {
    Instant before = NOW.minus(Duration.ofMinutes(1));
    CheckedClass listIsNewer =
        CheckedClass.of(1).environment(running("EN1").status(SUSPENDED).build(), before);
    CheckedClass lookIsNewer =
        CheckedClass.of(1)
            .studentsSeenAt(before)
            .environment(running("EN1").status(SUSPENDED).build());

    assertThat(level(listIsNewer, Question.STATE)).isEqualTo(GREEN);
    assertThat(level(lookIsNewer, Question.STATE)).isEqualTo(RED);
  }

  @Test
  void aListThatTellsNoStateLeavesItToTheLook() {
    CheckedClass checked =
        CheckedClass.of(1).listed(1, one -> student(1, environmentOf(1), Status.UNTOLD));

    assertThat(level(checked, Question.STATE)).isEqualTo(GREEN);
  }
}
