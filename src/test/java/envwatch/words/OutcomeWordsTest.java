package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeWordsTest {
  /** What was resumed is still preparing when that is seen. */
  @ParameterizedTest
  @CsvSource({
    "SUSPEND_ENVIRONMENT, Done after 2 s.",
    "RESUME_ENVIRONMENT, Start-up began after 2 s."
  })
  void whatHasBegunIsNotCalledDone(ActionKind kind, String words) {
    Duration after = Duration.ofSeconds(2);
    Activity activity =
        new Activity(
            "1",
            Instant.parse("2026-11-21T14:02:00Z"),
            "Support",
            "use.example.com",
            new Requested.OfEnvironment(
                kind, EnvironmentTarget.environment(FakeWorld.key("a"), "Lab")),
            null,
            new Outcome.Seen(after),
            after);
    assertThat(OutcomeWords.sentence(activity, ZoneOffset.UTC)).isEqualTo(words);
  }
}
