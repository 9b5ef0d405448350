package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class RdpFilesTest {
  @TempDir Path folder;

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void savesForTheUserAlone() throws IOException {
    Path file = new RdpFiles(folder.resolve("remote")).save("Lab", "web-1", "text");

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(file).hasContent("text");
  }

  @ParameterizedTest
  @CsvSource({
    "Lab, web-1, web-1 - Lab.rdp",
    "../../etc, /passwd, _passwd - _.._etc.rdp",
    "'..', '', machine - machine.rdp",
    "Lab: \"one\", CON, machine - Lab_ _one_.rdp",
    "課程, données, données - 課程.rdp",
    "x, '-rf $(id) `id`', -rf __id_ _id_ - x.rdp"
  })
  void namesFilesSoThatEverySystemTakesThem(String environment, String machine, String name) {
    assertThat(RdpFiles.fileName(environment, machine)).isEqualTo(name);
  }

  @Test
  void cutsLongNames() {
    assertThat(RdpFiles.fileName("e".repeat(10_000), "m".repeat(10_000))).hasSizeLessThan(130);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "\u00e9", "\u8ab2", "\uD83D\uDE80", "e\u0301"})
  void aNameFitsIntoTheBytesThatFileSystemsAllow(String letter) {
    String name = RdpFiles.fileName(letter.repeat(300), letter.repeat(300));

    assertThat(name.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(255);
  }

  @Test
  void aLongNameIsCutBetweenLetters() throws IOException {
    String name = "\uD840\uDC00".repeat(100);

    Path file = new RdpFiles(folder.resolve("remote")).save(name, "x" + name, "text");

    assertThat(file.getFileName().toString()).matches("x(\uD840\uDC00)+ - (\uD840\uDC00)+\\.rdp");
  }

  @Test
  void leavesNothingBehindWhenClosed() throws IOException {
    var files = new RdpFiles(folder);
    Path file = files.save("Lab", "web-1", "text");

    files.close();

    assertThat(file).doesNotExist();
  }

  @Test
  void deletesWhatAnEarlierRunLeftThatWasKilled() throws IOException {
    Path left = new RdpFiles(folder).save("Lab", "web-1", "text");

    new RdpFiles(folder).deleteLeft();

    assertThat(left).doesNotExist();
  }

  @Test
  void whatCannotBeDeletedKeepsNeitherTheOthersNorANewFile() throws IOException {
    Path left = new RdpFiles(folder).save("Lab", "web-1", "text");
    Files.createDirectories(folder.resolve("a.rdp").resolve("in use"));
    Files.createDirectories(folder.resolve("z.rdp").resolve("in use"));
    RdpFiles files = new RdpFiles(folder);

    Path saved = files.save("Lab", "web-2", "text");
    assertThat(left).doesNotExist();
    assertThat(saved).exists();

    files.close();
    assertThat(saved).doesNotExist();
  }

  @Test
  void keepsWhatThisRunSaved() throws IOException {
    var files = new RdpFiles(folder);
    Path saved = files.save("Lab", "web-1", "text");

    files.deleteLeft();

    assertThat(saved).exists();
  }

  @Test
  void makesNoFolderToDeleteFrom() throws IOException {
    new RdpFiles(folder.resolve("remote")).deleteLeft();

    assertThat(folder.resolve("remote")).doesNotExist();
  }
}
