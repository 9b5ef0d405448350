package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.CLASS;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.history.FakeHistory;
import envwatch.model.AccountId;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import envwatch.training.check.CheckFact;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.CheckResult;
import envwatch.training.check.CheckedClass;
import envwatch.training.check.Question;
import envwatch.training.check.Remedy;
import envwatch.ui.kit.BackgroundWork;
import envwatch.watch.AccountClasses;
import envwatch.watch.FakeClasses;
import envwatch.watch.FakeTime;
import envwatch.watch.TrainingView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ClassChecksTest {
  private static final ProbedMachine REFUSED =
      new ProbedMachine(
          List.of(new Answer(Way.SSH, 22, Outcome.REFUSES, 0, Duration.ofMillis(1))),
          CheckedClass.NOW);

  private final FakeTime time = new FakeTime();
  private FakeClasses classes;
  private final List<Machine> asked = new ArrayList<>();

  private ClassChecks checked() {
    time.advance(Duration.between(FakeTime.START, CheckedClass.NOW));
    FakeWorld world = new FakeWorld(time);
    CheckedClass checked = CheckedClass.of(3);
    checked.input().environments().values().forEach(one -> world.put(one.environment()));
    AccountClasses known =
        new AccountClasses.Known(
            FakeWorld.ACCOUNT, "Support", List.of(checked.view()), 0, time.instant(), null);
    classes = new FakeClasses(new TrainingView(time.instant(), false, List.of(known), null));
    ClassChecks checks =
        new ClassChecks(
            classes,
            world,
            new CheckKnowledge(new FakeHistory(), List::of),
            time,
            this::ask,
            new BackgroundWork(Runnable::run, Runnable::run));
    checks.check(CLASS);
    assertThat(checks.status(CLASS)).isNotEqualTo(CheckStatus.NONE);
    return checks;
  }

  @Test
  void aCheckIsForgottenAfterTwoHours() {
    ClassChecks checks = checked();
    time.advance(Duration.ofMinutes(121));

    checks.timePassed(time.instant(), null);

    assertThat(checks.status(CLASS)).isEqualTo(CheckStatus.NONE);
  }

  @Test
  void theCheckOfTheClassThatSomebodySeesIsKept() {
    ClassChecks checks = checked();
    time.advance(Duration.ofMinutes(121));

    checks.timePassed(time.instant(), CLASS);

    assertThat(checks.status(CLASS).result()).isNotNull();
  }

  @Test
  void aCheckGoesWithItsAccount() {
    ClassChecks checks = checked();
    AccountClasses other = new AccountClasses.Connecting(new AccountId("other"), "Sales", null);
    classes.publish(new TrainingView(time.instant(), false, List.of(other), null));

    checks.timePassed(time.instant(), null);

    assertThat(checks.status(CLASS)).isEqualTo(CheckStatus.NONE);
  }

  private List<CompletableFuture<ProbedMachine>> ask(List<Machine> machines) {
    asked.addAll(machines);
    return machines.stream().map(machine -> CompletableFuture.completedFuture(REFUSED)).toList();
  }

  @Test
  void noMachineIsAskedWhetherItAnswersFromHereUnlessAPersonWantsIt() {
    ClassChecks checks = checked();
    time.advance(Duration.ofMinutes(6));
    checks.timePassed(time.instant(), CLASS);

    assertThat(asked).isEmpty();
  }

  @Test
  void whatDoesNotAnswerFromHereIsAFinding() {
    ClassChecks checks = checked();

    checks.askFromHere(CLASS);

    assertThat(asked).isNotEmpty();
    CheckResult result = checks.status(CLASS).result();
    assertThat(result.answer(Question.FROM_HERE).findings())
        .hasSameSizeAs(asked)
        .allMatch(finding -> finding.fact().equals(new CheckFact.FromHere(REFUSED)))
        .allMatch(finding -> finding.remedy() == Remedy.REBOOT);
    assertThat(checks.status(CLASS).looking()).isNull();
  }
}
