package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class PrivateFilesTest {
  @TempDir Path folder;

  @Test
  void aFileThatCannotBeReplacedStaysAndNothingIsLeftBehind() throws IOException {
    Path target = Files.createDirectory(folder.resolve("target"));
    Path content = Files.createFile(target.resolve("content"));

    assertThatThrownBy(() -> PrivateFiles.replace(target, new byte[] {1}))
        .isInstanceOf(IOException.class);

    assertThat(content).exists();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(target);
    }
  }

  @Test
  void foldersOnTheWayAreCreated() throws IOException {
    Path file = folder.resolve("a/b/c");

    PrivateFiles.replace(file, new byte[] {1});

    assertThat(file).hasBinaryContent(new byte[] {1});
  }

  @Test
  void whatAKilledProcessLeftIsRemovedAndWhatAnotherIsWritingIsNot() throws IOException {
    Path left = Files.createFile(folder.resolve("settings.json.1.new"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(3600)));
    Path anothers = Files.createFile(folder.resolve("settings.json.2.new"));

    PrivateFiles.replace(folder.resolve("settings.json"), new byte[] {1});

    assertThat(left).doesNotExist();
    assertThat(anothers).exists();
  }

  @Test
  void aNameMayHoldWhatIsAPatternElsewhere() throws IOException {
    Path file = folder.resolve("{a[b.png");

    PrivateFiles.replace(file, new byte[] {1});

    assertThat(file).hasBinaryContent(new byte[] {1});
  }
}
