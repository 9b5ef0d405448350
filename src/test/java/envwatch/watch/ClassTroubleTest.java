package envwatch.watch;

import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What happens when looks at classes fail. */
@Tag("fast")
class ClassTroubleTest {
  private final ApiException fault = new ApiException.ServerFault(500, null);

  private final ClassRig rig = new ClassRig();

  private AccountClasses.Known known() {
    return (AccountClasses.Known) rig.account();
  }

  @Test
  void aClassThatFailsKeepsItsDataAndSaysSinceWhen() {
    rig.serve("CO1", -60, 240).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.training.fail("CO1", fault);

    rig.minutes(5);

    ClassView seen = rig.seen("CO1");
    assertThat(seen.students()).isNotNull();
    assertThat(seen.trouble().cause()).isSameAs(fault);
    assertThat(Duration.between(FakeTime.START, seen.trouble().since()))
        .isBetween(Duration.ofSeconds(30), Duration.ofSeconds(40));
    assertThat(seen.stale(rig.time.instant())).isTrue();
  }

  @Test
  void aClassThatFailsIsLookedAtLessAndLess() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.training.fail("CO1", fault);
    rig.minutes(15);

    assertThat(count(rig.askedDuring(60), "students CO1")).isEqualTo(12);
  }

  @Test
  void aClassThatWorksAgainIsLookedAtAsBefore() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.training.fail("CO1", fault);
    rig.minutes(15);
    rig.training.fail("CO1", null);
    rig.minutes(6);

    assertThat(rig.seen("CO1").trouble()).isNull();
    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
  }

  @Test
  void oneThatFailsBlocksNobody() {
    rig.serve("CO1", -60, 240).serve("CO2", -60, 240).serve("CO3", -60, 240);
    rig.training.fail("CO1", fault);
    rig.begin().classes.show(true);
    rig.classes.open(key("CO2"));
    rig.seconds(20);

    List<String> asked = rig.askedDuring(10);

    assertThat(count(asked, "students CO2")).isBetween(19, 20);
    assertThat(count(asked, "students CO3")).isBetween(3, 4);
    assertThat(rig.seen("CO3").trouble()).isNull();
    assertThat(rig.watch.view().accounts().getFirst().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aWaitThatTheServiceOrdersIsKept() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.training.fail("CO1", new ApiException.ServerFault(503, Duration.ofMinutes(4)));
    rig.seconds(40);

    assertThat(rig.askedDuring(3)).doesNotContain("students CO1");
    assertThat(rig.askedDuring(2)).contains("students CO1");
  }

  @Test
  void aForbiddenClassIsTriedRarely() {
    rig.serve("CO1", -60, 600).begin();
    rig.training.fail("CO1", new ApiException.Forbidden("test"));
    rig.classes.open(key("CO1"));
    rig.seconds(2);

    assertThat(rig.seen("CO1").forbidden()).isTrue();
    assertThat(rig.seen("CO1").students()).isNull();
    assertThat(count(rig.askedDuring(20), "students CO1")).isEqualTo(4);
  }

  @Test
  void aListThatFailsKeepsTheClassesAndSaysSinceWhen() {
    rig.serve("CO1", -60, 240).begin().classes.show(true);
    rig.seconds(30);
    rig.training.fail(fault);

    rig.minutes(10);

    assertThat(known().classes()).hasSize(1);
    assertThat(known().trouble().cause()).isSameAs(fault);
    assertThat(known().seenAt()).isBefore(known().trouble().since());
  }

  @Test
  void aFirstListThatFailsIsTold() {
    rig.training.fail(fault);
    rig.begin().classes.show(true);
    rig.seconds(2);

    assertThat(((AccountClasses.Connecting) rig.account()).trouble().cause()).isSameAs(fault);
  }

  @Test
  void aClassThatTheListNoLongerNamesIsGone() {
    rig.serve("CO1", -60, 240).serve("CO2", -60, 240).begin().classes.show(true);
    rig.seconds(30);
    rig.delete("CO1");

    rig.minutes(4);

    assertThat(known().classes()).extracting(ClassView::key).containsExactly(key("CO2"));
  }

  @Test
  void entriesThatCannotBeReadMayBeTheMissingOnes() {
    rig.serve("CO1", -60, 240).serve("CO2", -60, 240).begin().classes.show(true);
    rig.seconds(30);
    rig.delete("CO1");
    rig.training.unreadable(1);

    rig.minutes(4);

    assertThat(known().classes()).hasSize(2);
    assertThat(known().unreadable()).isOne();
    assertThat(rig.seen("CO2").students().unreadable()).isOne();
    assertThat(rig.seen("CO1").gone()).isFalse();
  }

  @Test
  void aClassThatIsDeletedWhileItIsOpenStaysAsGone() {
    rig.serve("CO1", -60, 240).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.delete("CO1");
    rig.classes.lookNow();
    rig.seconds(1);

    assertThat(rig.seen("CO1").gone()).isTrue();
    assertThat(rig.seen("CO1").students()).isNotNull();
    assertThat(rig.askedDuring(10)).containsOnly("classes");

    rig.classes.open(null);
    assertThat(rig.classes.view().find(key("CO1"))).isEmpty();
  }

  @Test
  void aClassThatTheServiceCannotFindIsGoneAndTheListIsAskedFor() {
    rig.serve("CO1", -60, 240).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.training.fail("CO1", new ApiException.NotFound("test"));
    rig.training.asked.clear();

    rig.seconds(35);

    assertThat(rig.seen("CO1").gone()).isTrue();
    assertThat(rig.training.asked).contains("classes");
  }

  @Test
  void aClassThatComesBackIsLookedAtAgain() {
    rig.serve("CO1", -60, 240).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.delete("CO1");
    rig.minutes(4);
    rig.serve("CO1", -60, 240);
    rig.minutes(4);

    assertThat(rig.seen("CO1").gone()).isFalse();
    assertThat(count(rig.askedDuring(5), "students CO1")).isBetween(9, 10);
  }

  @Test
  void aClassThatTheListNamesTwiceIsOne() {
    rig.serve("CO1", -60, 240);
    rig.training.classes(
        ClassRig.trainingClass("CO1", rig.at(-60), rig.at(240)),
        ClassRig.trainingClass("CO1", rig.at(-60), rig.at(240)));
    rig.begin().classes.show(true);
    rig.seconds(10);

    assertThat(known().classes()).hasSize(1);
  }
}
