package envwatch.watch;

import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.ClassTime;
import envwatch.model.training.TrainingClass;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Looks at classes that are not open, while their list is shown. */
@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class ClassesOfTodayTest {
  private final ClassRig rig = new ClassRig();

  @Test
  void theListIsAskedForAtOnceAndEveryThreeMinutes() {
    rig.begin().classes.show(true);
    rig.seconds(1);
    assertThat(rig.training.asked).containsExactly("classes");

    assertThat(count(rig.askedDuring(30), "classes")).isBetween(9, 10);
  }

  @Test
  void studentsOfTheClassesOfTodayAreCountedEveryThreeMinutes() {
    rig.serve("running", -120, 240).serve("later", 240, 300).serve("over", -300, -60);
    rig.begin().classes.show(true);
    rig.seconds(20);

    List<String> asked = rig.askedDuring(30);

    assertThat(count(asked, "students running")).isBetween(9, 10);
    assertThat(count(asked, "students later")).isBetween(9, 10);
    assertThat(count(asked, "students over")).isBetween(9, 10);
    assertThat(rig.seen("later").students().ready()).isOne();
  }

  @Test
  void classesOfOtherDaysAreNot() {
    rig.serve("yesterday", -30 * 60, -20 * 60).serve("tomorrow", 24 * 60, 25 * 60);
    rig.serve("next week", 7 * 24 * 60, 7 * 24 * 60 + 60).begin().classes.show(true);

    assertThat(rig.askedDuring(30)).noneMatch(what -> what.startsWith("students"));
  }

  @Test
  void detailsOfTodayAndTomorrowAreLookedAtOnceAnHour() {
    rig.serve("today", -120, 240).serve("tomorrow", 24 * 60, 25 * 60);
    rig.serve("next week", 7 * 24 * 60, 7 * 24 * 60 + 60).begin().classes.show(true);

    List<String> asked = rig.askedDuring(50);

    assertThat(count(asked, "details today")).isOne();
    assertThat(count(asked, "details tomorrow")).isOne();
    assertThat(count(asked, "details next week")).isZero();
  }

  @Test
  void theDayIsThatOfTheClassWhateverItsZone() {
    rig.serve(zoneless("today", "2026-11-21T23:00")).serve(zoneless("later", "2026-11-23T08:00"));
    rig.begin().classes.show(true);
    rig.seconds(30);

    assertThat(rig.training.asked)
        .contains("students today", "details today")
        .doesNotContain("students later", "details later");
  }

  private static TrainingClass zoneless(String id, String local) {
    ClassTime time = new ClassTime(local, LocalDateTime.parse(local), null);
    return ClassRig.trainingClass(id, time, time);
  }

  @Test
  void manyClassesShareTheLooks() {
    for (int i = 0; i < 200; i++) {
      rig.serve("CO" + i, -60, 240);
    }
    rig.begin().classes.show(true);
    rig.minutes(15);

    List<String> asked = rig.askedDuring(50);

    assertThat(asked.stream().filter(what -> what.startsWith("students")).count())
        .isBetween(500L, 600L);
    assertThat(rig.seen("CO7").interval()).isEqualTo(Duration.ofSeconds(1000));
  }

  @Test
  void manyClassesDoNotKeepTheOpenOneWaiting() {
    for (int i = 0; i < 200; i++) {
      rig.serve("CO" + i, -60, 240);
    }
    rig.begin().classes.show(true);
    rig.seconds(2);

    rig.classes.open(key("CO199"));
    rig.seconds(2);

    assertThat(rig.training.asked).contains("students CO199", "details CO199");
  }

  @Test
  void nobodyIsCountedWhileFewCallsAreLeft() {
    rig.service.callsLeft(1_000);
    rig.serve("open", -60, 240).serve("other", -60, 240).begin();
    rig.seconds(35);
    rig.service.callsLeft(50);
    rig.seconds(35);

    rig.classes.show(true);
    rig.classes.open(key("open"));
    List<String> asked = rig.askedDuring(10);

    assertThat(asked).doesNotContain("students other").contains("students open");
  }

  @Test
  void theListIsRareAgainOnceItIsHidden() {
    rig.serve("CO1", -120, 24 * 60).begin().classes.show(true);
    rig.minutes(5);

    rig.classes.show(false);
    rig.seconds(1);

    assertThat(rig.askedDuring(60)).containsOnly("classes").hasSizeLessThanOrEqualTo(4);
  }
}
