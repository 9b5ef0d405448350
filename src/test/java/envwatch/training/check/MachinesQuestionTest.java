package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.machine;
import static envwatch.training.check.CheckedClass.running;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.NOT_ASKED;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class MachinesQuestionTest {
  @Test
  void oneThatDoesNotRunIsRed() {
    found(
        CheckedClass.of(2)
            .machines(1, machine("web").status(new Status(Phase.SUSPENDED, "Stopped")).build()),
        Question.MACHINES,
        RED,
        new CheckFact.MachineNotRunning("Stopped"),
        Remedy.REBOOT);
  }

  @Test
  void oneWithUnfinishedProgressIsAmber() {
    found(
        CheckedClass.of(2).machines(1, machine("web").progress(new Progress(40)).build()),
        Question.MACHINES,
        AMBER,
        new CheckFact.MachineUnfinished("Running", 40),
        Remedy.NONE);
  }

  @Test
  void oneOnItsWayIsAmber() {
    found(
        CheckedClass.of(2)
            .machines(1, machine("web").status(new Status(Phase.CHANGING, "Rebooting")).build()),
        Question.MACHINES,
        AMBER,
        new CheckFact.MachineUnfinished("Rebooting", -1),
        Remedy.NONE);
  }

  @Test
  void oneWithoutTheAddressThatOthersHaveIsRed() {
    found(
        CheckedClass.of(2).machines(1, machine("web").address(null).build()),
        Question.MACHINES,
        RED,
        new CheckFact.NoAddress(true),
        Remedy.REBOOT);
  }

  @Test
  void oneWithoutAnyAddressIsAmber() {
    found(
        CheckedClass.of(1).machines(1, machine("web").address(null).build()),
        Question.MACHINES,
        AMBER,
        new CheckFact.NoAddress(false),
        Remedy.REBOOT);
  }

  @Test
  void oneWithOnlyAnInternalAddressLikeAllOthersIsWell() {
    CheckedClass checked =
        CheckedClass.of(1)
            .machines(
                1, machine("web").address(null).internalAddresses(List.of("10.0.0.1")).build());

    assertThat(level(checked, Question.MACHINES)).isEqualTo(GREEN);
  }

  @Test
  void oneWithoutTheWebAccessThatOthersHaveIsAmber() {
    found(
        CheckedClass.of(2).machines(1, machine("web").webAccess(null).build()),
        Question.MACHINES,
        AMBER,
        new CheckFact.NoWebAccess(),
        Remedy.REBOOT);
  }

  @Test
  void oneInAnUndocumentedStateIsUnknown() {
    found(
        CheckedClass.of(2)
            .machines(1, machine("web").status(new Status(Phase.UNKNOWN, "Odd")).build()),
        Question.MACHINES,
        UNKNOWN,
        new CheckFact.UnknownState("Odd"),
        Remedy.NONE);
  }

  @Test
  void thoseOfAnEnvironmentThatIsNotLookedAtAreUnknown() {
    found(
        CheckedClass.of(2).without(environmentOf(1)),
        Question.MACHINES,
        UNKNOWN,
        new CheckFact.NotSeen(),
        Remedy.NONE);
  }

  @Test
  void thoseSeenBeforeItRanAreUnknown() {
    CheckedClass checked =
        CheckedClass.of(1)
            .environment(
                running("EN1").status(SUSPENDED).build(), NOW.minus(Duration.ofMinutes(1)));

    assertThat(level(checked, Question.MACHINES)).isEqualTo(UNKNOWN);
  }

  @Test
  void anAnswerNotWhollyReadIsUnknown() {
    found(
        CheckedClass.of(2).environment(1, before -> before.unread(1)),
        Question.MACHINES,
        UNKNOWN,
        new CheckFact.Unreadable(1),
        Remedy.NONE);
  }

  @Test
  void thoseOfASuspendedEnvironmentAreNotAskedAbout() {
    assertThat(level(CheckedClass.of(1).in(1, SUSPENDED), Question.MACHINES)).isEqualTo(NOT_ASKED);
  }
}
