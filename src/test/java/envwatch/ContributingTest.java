package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContributingTest {
  private static final Pattern NAMED_FILE =
      Pattern.compile("`([\\w./-]+\\.(?:java|properties|css|xml|txt|md|sh|yml))`");

  @ParameterizedTest
  @ValueSource(strings = {"CONTRIBUTING.md", "README.md", "docs/architecture.md"})
  void everyFileThatItNamesIsThere(String document) throws IOException {
    List<String> there = files();
    List<String> missing =
        NAMED_FILE
            .matcher(Files.readString(Path.of(document)))
            .results()
            .map(MatchResult::group)
            .map(named -> named.replace("`", ""))
            .distinct()
            .filter(named -> there.stream().noneMatch(path -> path.endsWith("/" + named)))
            .toList();
    assertThat(missing).as("named in %s", document).isEmpty();
  }

  @Test
  void everyPackageIsOnTheMap() throws IOException {
    String map = Files.readString(Path.of("docs", "architecture.md"));
    Path root = Path.of("src", "main", "java", "envwatch");
    try (Stream<Path> tree = Files.walk(root)) {
      assertThat(
              tree.filter(file -> file.endsWith("package-info.java"))
                  .map(file -> root.relativize(file.getParent()).toString().replace('/', '.'))
                  .filter(name -> !name.isEmpty() && !map.contains("`" + name + "`")))
          .isEmpty();
    }
  }

  private static List<String> files() throws IOException {
    List<String> all = new ArrayList<>();
    for (String folder : List.of("src", "resources", "packaging", "docs")) {
      try (Stream<Path> tree = Files.walk(Path.of(folder))) {
        tree.map(path -> "/" + path.toString().replace('\\', '/')).forEach(all::add);
      }
    }
    try (Stream<Path> top = Files.list(Path.of(""))) {
      top.map(path -> "/" + path).forEach(all::add);
    }
    return all;
  }
}
