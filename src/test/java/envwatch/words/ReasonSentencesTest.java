package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Reason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class ReasonSentencesTest {
  @Test
  void whatWasNeverSeenIsNotSaidToBeKnownNoLonger() {
    assertThat(EnvironmentWords.sentence(new Reason.Gone(true)))
        .isEqualTo("The service no longer knows this environment.");
    assertThat(EnvironmentWords.sentence(new Reason.Gone(false)))
        .startsWith("The service does not know an environment with this ID.");
  }

  /** A choice inside of a message reads its quotes twice and would drop an apostrophe. */
  @ParameterizedTest
  @CsvSource({"1, 1 part of the service's response", "2, 2 parts of the service's response"})
  void partsThatCouldNotBeReadAreCounted(int parts, String beginning) {
    assertThat(EnvironmentWords.sentence(new Reason.Unreadable(parts))).startsWith(beginning);
  }
}
