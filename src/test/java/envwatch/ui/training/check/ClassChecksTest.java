package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.CLASS;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.history.FakeHistory;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.CheckedClass;
import envwatch.ui.kit.BackgroundWork;
import envwatch.watch.AccountClasses;
import envwatch.watch.FakeClasses;
import envwatch.watch.FakeTime;
import envwatch.watch.TrainingView;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassChecksTest {
  private final FakeTime time = new FakeTime();

  private ClassChecks checked() {
    time.advance(Duration.between(FakeTime.START, CheckedClass.NOW));
    FakeWorld world = new FakeWorld(time);
    CheckedClass checked = CheckedClass.of(3);
    checked.input().environments().values().forEach(one -> world.put(one.environment()));
    AccountClasses known =
        new AccountClasses.Known(
            FakeWorld.ACCOUNT, "Support", List.of(checked.view()), 0, time.instant(), null);
    ClassChecks checks =
        new ClassChecks(
            new FakeClasses(new TrainingView(time.instant(), false, List.of(known), null)),
            world,
            new CheckKnowledge(new FakeHistory(), List::of),
            time,
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
}
