package envwatch.training.check.question;

import static envwatch.training.check.model.Level.AMBER;
import static envwatch.training.check.model.Level.NOT_ASKED;
import static envwatch.training.check.model.Level.UNKNOWN;
import static envwatch.training.check.question.CheckFindings.found;
import static envwatch.training.check.question.CheckFindings.level;
import static envwatch.training.check.question.CheckFindings.only;
import static envwatch.training.check.question.CheckFindings.web;
import static envwatch.training.check.question.CheckedClass.environmentOf;
import static envwatch.training.check.question.CheckedClass.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.machine.MachineId;
import envwatch.training.check.model.Fact;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Question;
import envwatch.training.check.model.Remedy;
import org.junit.jupiter.api.Test;

class SameQuestionTest {
  @Test
  void anotherSnapshotIsAmberAndCanBeReverted() {
    found(
        CheckedClass.of(3).environment(1, before -> before.snapshot("Day 2")),
        Question.SAME,
        AMBER,
        new Fact.Differs(Fact.Attribute.SNAPSHOT, "Day 2", "Day 1", 2, 3),
        new Remedy.Revert(environmentOf(1)));
  }

  @Test
  void anotherRegionIsAmber() {
    found(
        CheckedClass.of(3).environment(1, before -> before.region("London")),
        Question.SAME,
        AMBER,
        new Fact.Differs(Fact.Attribute.REGION, "London", "Miami", 2, 3),
        web(1));
  }

  @Test
  void anotherNumberOfMachinesIsAmber() {
    found(
        CheckedClass.of(3).machines(1, machine("web").build()),
        Question.SAME,
        AMBER,
        new Fact.Differs(Fact.Attribute.MACHINES, "1", "2", 2, 3),
        web(1));
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
        new Fact.Differs(Fact.Attribute.OPERATING_SYSTEM, "Windows", "Linux", 2, 3),
        web(1));
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
        new Fact.NotSeen(),
        Remedy.NONE);
  }
}
