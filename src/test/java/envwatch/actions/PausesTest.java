package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class PausesTest {
  private static final AccountId ACCOUNT = new AccountId("account");
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  private final Pauses pauses = new Pauses();

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {"null, PT15S", "PT0S, PT1S", "PT7S, PT7S", "PT15M, PT15M", "P300D, PT15M"})
  void lastAsLongAsTheServiceSaysWithinReason(@Nullable Duration ordered, Duration length) {
    pauses.limited(ACCOUNT, ordered, NOW);

    assertThat(pauses.until(ACCOUNT, NOW)).isEqualTo(NOW.plus(length));
    assertThat(pauses.until(ACCOUNT, NOW.plus(length))).isNull();
  }

  @Test
  void becomeLongerWhileTheServiceGoesOnAsking() {
    pauses.limited(ACCOUNT, null, NOW);
    pauses.limited(ACCOUNT, null, NOW.plusSeconds(1));
    assertThat(pauses.until(ACCOUNT, NOW.plusSeconds(1))).isEqualTo(NOW.plusSeconds(16));

    pauses.limited(ACCOUNT, null, NOW.plusSeconds(20));

    assertThat(pauses.until(ACCOUNT, NOW.plusSeconds(20))).isEqualTo(NOW.plusSeconds(50));
  }

  @Test
  void areNotShortenedByAnAnswerToAnEarlierRequest() {
    pauses.limited(ACCOUNT, Duration.ofSeconds(60), NOW);
    pauses.limited(ACCOUNT, Duration.ofSeconds(5), NOW);
    pauses.answered(ACCOUNT, NOW.plusSeconds(1));

    assertThat(pauses.until(ACCOUNT, NOW.plusSeconds(1))).isEqualTo(NOW.plusSeconds(60));
  }

  @Test
  void endInOneRequestAtATimeUntilTheServiceHasAnswered() {
    pauses.limited(ACCOUNT, Duration.ofSeconds(60), NOW);
    Instant after = NOW.plusSeconds(60);

    assertThat(pauses.oneByOne(ACCOUNT)).isTrue();
    pauses.answered(ACCOUNT, after);
    assertThat(pauses.oneByOne(ACCOUNT)).isFalse();
  }

  @Test
  void concernNoOtherAccount() {
    pauses.limited(ACCOUNT, null, NOW);

    assertThat(pauses.until(new AccountId("other"), NOW)).isNull();
    assertThat(pauses.oneByOne(new AccountId("other"))).isFalse();
  }
}
