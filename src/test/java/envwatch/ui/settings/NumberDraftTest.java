package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberDraftTest {
  private final NumberDraft number = new NumberDraft(30, new Limits(5, 3600));

  @ParameterizedTest
  @ValueSource(strings = {"", "abc", "4", "3601", "5.5", "99999999999", "-5"})
  void saysWhichNumbersWillDo(String typed) {
    number.typed().set(typed);

    assertThat(number.problem()).contains("Enter a whole number from 5 to 3600.");
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "3600, 3600", "' 60 ', 60"})
  void takesWhatLiesWithinTheLimits(String typed, int value) {
    number.typed().set(typed);

    assertThat(number.problem()).isEmpty();
    assertThat(number.value()).isEqualTo(value);
  }

  @Test
  void doesNotStepBeyondItsLimits() {
    number.step(10_000);
    assertThat(number.value()).isEqualTo(3600);

    number.step(-10_000);
    assertThat(number.value()).isEqualTo(5);
  }
}
