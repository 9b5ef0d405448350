package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Reason;
import java.util.List;
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

  @ParameterizedTest
  @CsvSource({"1, 1 of 1 machine not running: web", "3, 1 of 3 machines not running: web"})
  void machinesThatDoNotRunAreCounted(int total, String sentence) {
    assertThat(EnvironmentWords.sentence(new Reason.MachinesNotRunning(List.of("web"), total)))
        .isEqualTo(sentence);
  }

  /** A choice inside of a message reads its quotes twice and would drop an apostrophe. */
  @ParameterizedTest
  @CsvSource({"1, 1 part of the service's response", "2, 2 parts of the service's response"})
  void partsThatCouldNotBeReadAreCounted(int parts, String beginning) {
    assertThat(EnvironmentWords.sentence(new Reason.Unreadable(parts))).startsWith(beginning);
  }
}
