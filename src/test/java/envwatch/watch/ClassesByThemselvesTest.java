package envwatch.watch;

import static envwatch.watch.ClassRig.READY;
import static envwatch.watch.ClassRig.SUSPENDED;
import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.student;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Looks at classes while nobody uses them: before their start, and after their end. */
@Tag("fast")
class ClassesByThemselvesTest {
  private final ClassRig rig = new ClassRig();

  @Test
  void aClassIsLookedAtFromAnHourBeforeItsStartUntilItHasBegun() {
    rig.serve("CO1", 90, 600).begin();
    assertThat(rig.askedDuring(29)).doesNotContain("students CO1", "details CO1");

    List<String> before = rig.askedDuring(60);
    rig.minutes(16);
    List<String> after = rig.askedDuring(60);

    assertThat(count(before, "students CO1")).isBetween(28, 31);
    assertThat(count(before, "details CO1")).isOne();
    assertThat(after).containsOnly("classes");
  }

  @Test
  void theHourBeginsOnTimeBetweenTwoLooksAtTheList() {
    rig.serve("CO1", 67, 600).begin();
    rig.minutes(6);
    assertThat(rig.training.asked).doesNotContain("students CO1");

    rig.minutes(1);

    assertThat(rig.training.asked).contains("students CO1");
  }

  @Test
  void aClassIsLookedAtAfterItsEndWhileEnvironmentsRun() {
    rig.serve("CO1", -300, 10).begin();
    assertThat(rig.askedDuring(9)).doesNotContain("students CO1");

    List<String> after = rig.askedDuring(60);

    assertThat(count(after, "students CO1")).isBetween(4, 5);
    assertThat(rig.seen("CO1").students().ready()).isOne();
  }

  @Test
  void aClassIsLookedAtNoMoreOnceNothingRunsAfterItsEnd() {
    rig.serve("CO1", -300, 10).begin();
    rig.minutes(12);
    rig.training.students("CO1", student("CO1", SUSPENDED));
    rig.minutes(20);

    assertThat(rig.askedDuring(60)).containsOnly("classes");
  }

  @Test
  void whatWasSeenBeforeTheEndSaysNothingAboutTheLights() {
    rig.serve("CO1", -300, 10);
    rig.training.students("CO1", student("CO1", SUSPENDED));
    rig.begin().classes.lookAtStudents(ClassRig.key("CO1"));
    rig.minutes(9);
    rig.training.students("CO1", student("CO1", READY));

    assertThat(rig.askedDuring(16)).contains("students CO1");
  }

  @Test
  void nobodyLooksAtAClassThatIsOverForHours() {
    rig.serve("CO1", -600, -241).begin();

    assertThat(rig.askedDuring(60)).containsOnly("classes");
  }
}
