package envwatch.history;

import static org.assertj.core.api.Assertions.assertThatCode;

import envwatch.history.store.HistoryFile;
import envwatch.util.Deadline;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class HistoryQueriesTest {
  @TempDir private Path folder;

  @Test
  void aPurgeThatEndsAfterTheProgramDoesIsHarmless() {
    HistoryQueries queries = new HistoryQueries(new HistoryFile(folder.resolve("history.db")));
    queries.close(Deadline.in(Duration.ofSeconds(5)));
    assertThatCode(queries::forget).doesNotThrowAnyException();
    assertThatCode(queries::open).doesNotThrowAnyException();
  }
}
