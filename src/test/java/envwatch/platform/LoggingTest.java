package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

@Tag("fast")
class LoggingTest {
  private static final Logger OURS = LoggerFactory.getLogger("envwatch.logging");
  private static final Logger THEIRS = LoggerFactory.getLogger("org.somewhere");

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void choose() {
    file = folder.resolve("logs").resolve("envwatch.log");
  }

  @Test
  void theLogIsReadableByTheUserAlone() throws IOException {
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.info("hello");
    }

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void aMessageIsALineWithItsTimeAndLevelAndOrigin() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.warn("Lost {}", "{0}");
    }

    assertThat(file)
        .content()
        .matches(
            "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} WARN  envwatch\\.logging - Lost"
                + " \\{0}\\R");
  }

  @Test
  void aStackTraceFollowsItsMessage() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.error("Failed", new IllegalStateException("broken"));
    }

    assertThat(file)
        .content()
        .containsSubsequence("ERROR envwatch.logging - Failed", "broken", "at envwatch.platform");
  }

  @Test
  void ofLibrariesOnlyWarningsAreLogged() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      THEIRS.info("chatter");
      THEIRS.warn("trouble");
    }

    assertThat(file).content().contains("trouble").doesNotContain("chatter");
  }

  @Test
  void detailsAreLoggedOnDemandAndOnlyOurs() {
    try (WrittenLog _ = WrittenLog.inDetail(file)) {
      OURS.debug("ours");
      THEIRS.debug("theirs");
    }

    assertThat(file).content().contains("ours").doesNotContain("theirs");
  }

  @Test
  void detailsAreNotLoggedUnasked() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.debug("detail");
      OURS.info("message");
    }

    assertThat(file).content().contains("message").doesNotContain("detail");
  }

  @Test
  void theLogStaysSmall() throws IOException {
    flood();

    assertThat(sizes()).allMatch(size -> size < 1_100_000).hasSize(4);
  }

  @Test
  void aFullLogThatCannotBeRenamedStaysSmall() throws IOException {
    // A folder with something in it is not replaced by a file.
    Files.createDirectories(folder.resolve("logs/envwatch.1.log/taken"));
    Files.createDirectories(folder.resolve("logs/envwatch.2.log/taken"));
    flood();

    assertThat(Files.size(file)).isLessThan(1_100_000);
  }

  private void flood() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      String line = "x".repeat(10_000);
      for (int i = 0; i < 800; i++) {
        OURS.info(line);
      }
    }
  }

  private List<Long> sizes() throws IOException {
    try (Stream<Path> files = Files.list(file.getParent())) {
      return files.map(each -> each.toFile().length()).toList();
    }
  }

  @Test
  void theNewestLinesAreInTheLogAndOlderOnesInTheOthers() {
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.info("first");
    }
    flood();
    try (WrittenLog _ = WrittenLog.of(file)) {
      OURS.info("last");
    }

    assertThat(file).content().contains("last").doesNotContain("first");
    assertThat(file.resolveSibling("envwatch.1.log")).content().contains("xxx");
  }

  @Test
  void aLogIsContinuedByTheNextStart() {
    for (String line : List.of("first", "second")) {
      try (WrittenLog _ = WrittenLog.of(file)) {
        OURS.info(line);
      }
    }

    assertThat(file).content().containsSubsequence("first", "second");
  }

  @Test
  void aFolderThatCannotBeWrittenToDoesNotStopTheProgram() throws IOException {
    Path taken = Files.createFile(folder.resolve("taken"));

    try (WrittenLog _ = WrittenLog.of(taken.resolve("envwatch.log"))) {
      OURS.info("goes nowhere");
    }

    assertThat(taken).isEmptyFile();
  }
}
