package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckFindings.only;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.machine;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.NOT_ASKED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.MachineId;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class SameQuestionTest {
  @Test
  void anotherSnapshotIsAmberAndCanBeReverted() {
    found(
        CheckedClass.of(3).environment(1, before -> before.snapshot("Day 2")),
        Question.SAME,
        AMBER,
        new CheckFact.Differs(CheckFact.Attribute.SNAPSHOT, "Day 2", "Day 1", 2, 3),
        Remedy.REVERT);
  }

  @Test
  void anotherRegionIsAmber() {
    found(
        CheckedClass.of(3).environment(1, before -> before.region("London")),
        Question.SAME,
        AMBER,
        new CheckFact.Differs(CheckFact.Attribute.REGION, "London", "Miami", 2, 3),
        Remedy.OPEN_WEB);
  }

  @Test
  void anotherNumberOfMachinesIsAmber() {
    found(
        CheckedClass.of(3).machines(1, machine("web").build()),
        Question.SAME,
        AMBER,
        new CheckFact.Differs(CheckFact.Attribute.MACHINES, "1", "2", 2, 3),
        Remedy.OPEN_WEB);
  }

  @Test
  void anotherOperatingSystemIsAmberAtItsMachine() {
    CheckedClass checked =
        CheckedClass.of(3)
            .machines(
                1,
                machine("web").operatingSystem("Windows").build(),
                machine("db").webAccess(null).build());

    found(
        checked,
        Question.SAME,
        AMBER,
        new CheckFact.Differs(CheckFact.Attribute.OPERATING_SYSTEM, "Windows", "Linux", 2, 3),
        Remedy.OPEN_WEB);
    assertThat(only(checked, Question.SAME).machine())
        .isEqualTo(new Finding.Which(new MachineId("MC-web"), "web"));
  }

  @Test
  void twoAreNotCompared() {
    CheckedClass checked = CheckedClass.of(2).environment(1, before -> before.snapshot("Day 2"));

    assertThat(level(checked, Question.SAME)).isEqualTo(NOT_ASKED);
  }

  @Test
  void theOneThatIsNotLookedAtIsUnknown() {
    found(
        CheckedClass.of(4).without(environmentOf(1)),
        Question.SAME,
        UNKNOWN,
        new CheckFact.NotSeen(),
        Remedy.NONE);
  }
}
