package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.cli.ActResult.State;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActResultTest {
  /** Only who has waited for all machines to run may be told that they do. */
  @ParameterizedTest
  @CsvSource({"RESUME, ACCEPTED, DONE", "SUSPEND, DONE, DONE"})
  void whatHasBegunIsNotDoneBeforeItWasWaitedFor(Verb verb, State soFar, State afterWaiting) {
    ActionKind kind = verb.kind(false);
    Activity seen =
        new Activity(
            "1",
            Instant.parse("2026-11-21T14:02:00Z"),
            "Support",
            "use.example.com",
            new Requested.OfEnvironment(
                kind, EnvironmentTarget.environment(FakeWorld.key("a"), "Lab")),
            null,
            new Outcome.Seen(Duration.ZERO),
            Duration.ZERO);
    assertThat(ActResult.soFar(seen).state(verb)).isEqualTo(soFar);
    assertThat(ActResult.of(seen).state(verb)).isEqualTo(afterWaiting);
  }
}
