package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeatherTest {
  @Test
  void wordsAddUp() {
    assertThat(Weather.parse("delay=2s, drop=0.1,rate-limit=30s,clock=-10m,corrupt=html"))
        .isEqualTo(
            Weather.builder()
                .delay(Duration.ofSeconds(2))
                .drop(0.1)
                .rateLimit(Duration.ofSeconds(30))
                .clockWrongBy(Duration.ofMinutes(-10))
                .corruption(Weather.Corruption.HTML)
                .build());
  }

  @Test
  void nothingIsFair() {
    assertThat(Weather.parse("")).isEqualTo(Weather.FAIR);
  }

  @Test
  void anUnknownWordIsNamedWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weather.parse("drop=0.1,hail"))
        .withMessageContaining("\"hail\"")
        .withMessageContaining("rate-limit");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "delay",
        "delay=soon",
        "delay=-1s",
        "drop=2",
        "drop=x",
        "fault=200",
        "corrupt=x",
        "refuse=1",
        "clock=10"
      })
  void aWrongValueIsNamed(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weather.parse(text))
        .withMessageContaining("\"" + text + "\"");
  }
}
