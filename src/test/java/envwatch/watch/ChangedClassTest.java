package envwatch.watch;

import static envwatch.watch.ClassRig.READY;
import static envwatch.watch.ClassRig.SUSPENDED;
import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.key;
import static envwatch.watch.ClassRig.student;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Looks at a class after the service has accepted a change of it. */
@Tag("fast")
class ChangedClassTest {
  private final ClassRig rig = new ClassRig();

  @Test
  void aChangedClassIsLookedAtAtOnceAndEveryFiveSecondsForAMinute() {
    rig.serve("CO1", -60, 600).begin();
    rig.minutes(2);
    rig.training.asked.clear();

    rig.classes.changed(key("CO1"));
    rig.seconds(1);
    assertThat(rig.training.asked)
        .containsExactlyInAnyOrder("classes", "students CO1", "details CO1");

    assertThat(count(rig.askedDuring(Duration.ofSeconds(60)), "students CO1")).isBetween(11, 12);
    assertThat(rig.askedDuring(5)).doesNotContain("students CO1");
  }

  @Test
  void theOutcomeIsSeen() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(2);
    assertThat(rig.seen("CO1").students().ready()).isOne();
    rig.classes.changed(key("CO1"));
    rig.seconds(7);
    rig.training.students("CO1", student("CO1", SUSPENDED));

    rig.seconds(6);

    assertThat(rig.seen("CO1").students().ready()).isZero();
  }

  @Test
  void aLookInProgressMayHaveComeTooEarly() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.minutes(1);
    rig.classes.lookAtStudents(key("CO1"));
    rig.classes.changed(key("CO1"));
    rig.training.students("CO1", student("CO1", SUSPENDED));
    rig.time.advance(Duration.ofMillis(15));
    rig.training.students("CO1", student("CO1", READY), student("CO2", READY));

    rig.seconds(6);

    assertThat(rig.seen("CO1").students().ready()).isEqualTo(2);
  }

  @Test
  void manyChangesInARowDoNotMultiplyTheLooks() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.minutes(1);
    rig.training.asked.clear();

    for (int i = 0; i < 30; i++) {
      rig.classes.changed(key("CO1"));
      rig.seconds(1);
    }

    List<String> asked = List.copyOf(rig.training.asked);
    assertThat(count(asked, "students CO1")).isBetween(6, 8);
    assertThat(count(asked, "details CO1")).isBetween(3, 4);
    assertThat(count(asked, "classes")).isBetween(3, 4);
  }

  @Test
  void aChangeWhilePausedIsLookedAtAfterwards() {
    rig.serve("CO1", -60, 600).begin();
    rig.minutes(2);
    rig.watch.pause();
    rig.classes.changed(key("CO1"));
    rig.minutes(5);
    rig.training.asked.clear();

    rig.watch.resume();
    rig.seconds(1);

    assertThat(rig.training.asked).contains("students CO1");
  }

  @Test
  void anEnvironmentThatChangesLeadsToALookAtTheOpenClass() {
    rig.service.put(Samples.running("EN-CO1"));
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(52);
    rig.service.put(Samples.environment("EN-CO1", Phase.SUSPENDED, "Suspended"));
    rig.training.students("CO1", student("CO1", SUSPENDED));
    rig.training.asked.clear();

    rig.watch.lookNow(Samples.key("EN-CO1"));
    rig.seconds(6);

    assertThat(rig.training.asked).containsExactly("students CO1");
    assertThat(rig.seen("CO1").students().ready()).isZero();
  }

  @Test
  void environmentsThatStayAsTheyAreLeadToNoLook() {
    rig.service.put(Samples.environment("EN-CO1", Phase.SUSPENDED, "Suspended"));
    rig.serve("CO1", -300, 600).begin().classes.open(key("CO1"));
    rig.minutes(2);

    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
  }
}
