package envwatch.watch;

import static envwatch.watch.ClassRig.count;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the watch of classes costs while nobody uses it. */
@Tag("fast")
class IdleClassesTest {
  private final ClassRig rig = new ClassRig();

  @Test
  void theFirstMinuteBelongsToTheEnvironments() {
    rig.serve("CO1", -30, 60).begin();

    rig.seconds(58);

    assertThat(rig.training.asked).isEmpty();
  }

  @Test
  void onlyTheListIsAskedForFourTimesAnHour() {
    rig.serve("running", -30, 24 * 60).serve("tomorrow", 30 * 60, 40 * 60);
    rig.serve("past", -30 * 60, -20 * 60).begin();

    assertThat(rig.askedDuring(60)).containsOnly("classes").hasSize(4);
    assertThat(rig.askedDuring(60)).hasSize(4);
  }

  @Test
  void aListThatFailsIsAskedForNoMoreOften() {
    rig.begin();
    rig.training.fail(new ApiException.ServerFault(500, null));

    assertThat(rig.askedDuring(60)).hasSizeLessThanOrEqualTo(4);
  }

  @Test
  void nothingWakesUpBesides() {
    rig.serve("CO1", -30, 24 * 60).begin();
    rig.minutes(2);
    rig.alarms = 0;

    rig.minutes(60);

    assertThat(rig.alarms).isEqualTo(4);
  }

  @Test
  void nothingIsAskedAboutClassesThatAreNotOffered() {
    rig.service.offer(null);
    rig.begin();
    rig.classes.show(true);

    assertThat(rig.askedDuring(60)).isEmpty();
    assertThat(rig.account()).isInstanceOf(AccountClasses.NotOffered.class);
  }

  @Test
  void listenersCauseNoRequests() {
    rig.begin();

    rig.classes.subscribe(view -> {});

    assertThat(rig.askedDuring(10)).containsExactly("classes");
  }

  @Test
  void aClassOfTodayWithoutAKnownZoneIsAskedForItsDetailsOnce() {
    rig.serve(ClassRig.trainingClass("CO1", ClassRig.withoutZone(rig.at(5)), rig.at(300))).begin();

    List<String> asked = rig.askedDuring(120);

    assertThat(count(asked, "details CO1")).isOne();
  }
}
