package envwatch.watch;

import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Looks at the class that is shown. */
@Tag("fast")
class OpenClassTest {
  private final ClassRig rig = new ClassRig();

  @Test
  void anOpenedClassIsLookedAtAtOnce() {
    rig.serve("CO1", 600, 700).serve("CO2", 600, 700).begin();

    rig.classes.open(key("CO1"));
    rig.seconds(1);

    assertThat(rig.training.asked)
        .containsExactlyInAnyOrder("classes", "students CO1", "details CO1");
    assertThat(rig.seen("CO1").students().ready()).isOne();
    assertThat(rig.seen("CO1").details()).isNotNull();
  }

  @Test
  void itsStudentsAreLookedAtEveryThirtySeconds() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(5);

    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
    assertThat(rig.seen("CO1").interval()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void itsStudentsAreLookedAtEveryTenSecondsAroundItsStart() {
    rig.serve("CO1", 30, 600).begin().classes.open(key("CO1"));
    rig.minutes(14);
    assertThat(rig.seen("CO1").interval()).isEqualTo(Duration.ofSeconds(30));
    rig.minutes(2);
    assertThat(rig.seen("CO1").interval()).isEqualTo(Duration.ofSeconds(10));

    assertThat(count(rig.askedDuring(20), "students CO1")).isBetween(118, 120);
    rig.minutes(10);
    assertThat(rig.seen("CO1").interval()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void itsDetailsAreLookedAtSeldom() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(5);

    assertThat(count(rig.askedDuring(60), "details CO1")).isBetween(3, 4);
  }

  @Test
  void itsDetailsAreLookedAtAgainWhenTheListShowsAChange() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(5);
    rig.serve("CO1", -60, 700);

    rig.classes.lookNow();
    rig.training.asked.clear();
    rig.seconds(2);

    assertThat(rig.seen("CO1").details().trainingClass().end()).isEqualTo(rig.seen("CO1").end());
  }

  @Test
  void nothingButTheIdleListIsAskedForOnceItIsClosed() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.minutes(2);

    rig.classes.open(null);
    rig.seconds(1);

    assertThat(rig.askedDuring(60)).containsOnly("classes").hasSizeLessThanOrEqualTo(4);
    assertThat(rig.seen("CO1").interval()).isZero();
    assertThat(rig.seen("CO1").students()).isNotNull();
  }

  @Test
  void aSecondClassTakesThePlaceOfTheFirst() {
    rig.serve("CO1", -60, 600).serve("CO2", -60, 600).begin().classes.open(key("CO1"));
    rig.minutes(2);
    rig.classes.open(key("CO2"));
    rig.seconds(1);

    List<String> asked = rig.askedDuring(2);

    assertThat(asked).doesNotContain("students CO1");
    assertThat(count(asked, "students CO2")).isEqualTo(4);
  }

  @Test
  void aClassWhoseTimesAreNotUnderstoodIsLookedAtLikeOthers() {
    rig.serve(SampleClasses.unclear().trainingClass()).begin();

    rig.classes.open(key("CO8"));
    rig.seconds(61);

    assertThat(count(rig.training.asked, "students CO8")).isEqualTo(3);
  }

  @Test
  void theUserNeedNotWait() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(5);
    rig.training.asked.clear();

    rig.classes.lookNow();
    rig.seconds(1);

    assertThat(rig.training.asked)
        .containsExactlyInAnyOrder("classes", "students CO1", "details CO1");
  }

  @Test
  void aLookThatIsWantedJoinsTheOneInProgress() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(5);
    rig.training.asked.clear();

    for (int i = 0; i < 10; i++) {
      rig.classes.lookAtStudents(key("CO1"));
    }
    rig.seconds(1);

    assertThat(rig.training.asked).containsExactly("students CO1");
  }

  @Test
  void anotherClassIsLookedAtWhenAskedFor() {
    rig.serve("CO1", 600, 700).begin();
    rig.minutes(2);
    rig.training.asked.clear();

    rig.classes.lookAtStudents(key("CO1"));
    rig.seconds(1);

    assertThat(rig.training.asked).containsExactlyInAnyOrder("students CO1", "details CO1");
  }

  @Test
  void aClassThatIsAskedForBeforeTheListIsKnownIsLookedAtOnceItIs() {
    rig.serve("CO1", 600, 700).begin();

    rig.classes.lookAtStudents(key("CO1"));
    rig.seconds(1);

    assertThat(rig.training.asked).containsExactly("classes", "students CO1", "details CO1");
  }

  @Test
  void aClassThatIsAskedForBeforeTheConnectionIsLookedAtOnceItIs() {
    rig.serve("CO1", 600, 700);
    rig.watching(Samples.account());
    rig.classes.begin();

    rig.classes.lookAtStudents(key("CO1"));
    rig.seconds(2);

    assertThat(rig.training.asked).containsExactly("classes", "students CO1", "details CO1");
  }

  @Test
  void aClassThatTheListDoesNotNameIsGivenUp() {
    rig.begin();

    rig.classes.lookAtStudents(key("CO1"));

    assertThat(rig.askedDuring(60)).containsOnly("classes").hasSizeLessThanOrEqualTo(5);
  }

  @Test
  void aListThatFailsIsNotHurriedByWhoWaitsForIt() {
    rig.training.fail(new ApiException.ServerFault(500, null));
    rig.begin();

    rig.classes.lookAtStudents(key("CO1"));

    assertThat(rig.askedDuring(60)).hasSizeLessThanOrEqualTo(15);
  }

  @Test
  void ageIsCountedFromTheAnswer() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(20);

    Instant seenAt = rig.seen("CO1").students().seenAt();

    assertThat(Duration.between(seenAt, rig.time.instant()))
        .isBetween(Duration.ofSeconds(19), Duration.ofSeconds(20));
  }
}
