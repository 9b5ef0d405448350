package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class WorkflowsTest {
  /** A tag can be moved to other code, a commit cannot. */
  @Test
  void everyActionIsPinnedToACommitWithItsVersion() throws IOException {
    try (Stream<Path> workflows = Files.list(Path.of(".github", "workflows"))) {
      List<String> uses =
          workflows.flatMap(WorkflowsTest::lines).filter(line -> line.contains("uses:")).toList();
      assertThat(uses)
          .isNotEmpty()
          .allMatch(line -> line.matches(" +(- )?uses: [\\w./-]+@[0-9a-f]{40} # v[\\d.]+"));
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
