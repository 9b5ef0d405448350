package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class SourceFormatTest {
  @Test
  void everySourceFileIsInTheProjectsFormat() throws IOException {
    var format = new SourceFormat();
    List<String> unformatted = new ArrayList<>();
    for (var file : SourceFormat.sourceFiles()) {
      String text = Files.readString(file);
      if (!format.formatted(file, text).equals(text)) {
        unformatted.add(file.toString());
      }
    }
    assertThat(unformatted)
        .as("not in format; `mvn test-compile exec:exec@format` puts it right")
        .isEmpty();
  }
}
