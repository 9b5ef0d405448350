package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import envwatch.api.wire.StatusWords;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnvironmentFilterTest {
  @TempDir Path folder;

  private void accept(String filter) {
    assertThatCode(() -> EnvironmentFilter.parse(filter, folder, Duration.ofHours(1)))
        .as(filter)
        .doesNotThrowAnyException();
  }

  /** One that is excluded by mistake would let everything through. */
  @ParameterizedTest
  @CsvSource({
    "watch, status:faild, faild, failed",
    "wait --until ready, status:faild, faild, failed",
    "act suspend, status:faild, faild, failed",
    "act delete --yes, -status:runing, runing, running",
    "act suspend, '-status:suspended,preparng', preparng, preparing"
  })
  void aStatusThatIsNearlyOneIsRefusedInTheWordsOfTheWindow(
      String command, String filter, String typed, String nearest) {
    CommandLineRun line = new CommandLineRun(folder);

    assertThat(line.run((command + " --demo --filter " + filter).split(" "))).isEqualTo(2);

    assertThat(line.err())
        .startsWith(
            "\u201c%s\u201d is not a known status. Did you mean status:%s?"
                .formatted(typed, nearest));
    assertThat(line.out()).isEmpty();
  }

  @Test
  void everyStatusOfTheServiceIsLookedFor() {
    StatusWords.documented().forEach(word -> accept("status:\"" + word + '"'));
    List.of("Failed", "Expires soon", "Unknown").forEach(word -> accept("status:\"" + word + '"'));
  }

  /** The service may have words of its own, and of one like a known one a part is enough. */
  @ParameterizedTest
  @ValueSource(strings = {"status:hibernated", "status:\"not ready\"", "-status:restart"})
  void aStatusThatResemblesNoneIsLookedFor(String filter) {
    accept(filter);
  }
}
