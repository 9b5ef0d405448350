package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingActionKind;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class SentActionTest {
  private static final Instant AT = Instant.parse("2026-11-21T14:02:00Z");
  private static final AccountId ACCOUNT = new AccountId("a");

  @Test
  void suspendingAClassSuspendsTheEnvironmentsThatTheServiceNames() {
    assertThat(SentAction.of(List.of(activity(TrainingActionKind.SUSPEND_ALL))))
        .containsExactly(sent(ActionKind.SUSPEND_ENVIRONMENT));
  }

  @Test
  void deletingAllDeletesTheEnvironmentsThatTheServiceNames() {
    assertThat(SentAction.of(List.of(activity(TrainingActionKind.DELETE_ALL_ENVIRONMENTS))))
        .containsExactly(sent(ActionKind.DELETE_ENVIRONMENT));
  }

  @Test
  void otherChangesOfAClassExplainNothing() {
    assertThat(SentAction.of(List.of(activity(TrainingActionKind.INVITE)))).isEmpty();
  }

  private static SentAction sent(ActionKind kind) {
    return new SentAction(
        "1", kind, new EnvironmentKey(ACCOUNT, new EnvironmentId("EN1")), null, AT);
  }

  private static Activity activity(TrainingActionKind kind) {
    return new Activity(
        "1",
        AT,
        "Support",
        "use.example.com",
        new Requested.OfClass(kind, ClassTarget.of(new ClassKey(ACCOUNT, new ClassId("CO1")), "")),
        null,
        new Outcome.Reported(List.of(person("EN1")), List.of(person("EN2"))),
        null);
  }

  private static Person person(String environment) {
    return new Person(null, null, "Ann", new EnvironmentId(environment));
  }
}
