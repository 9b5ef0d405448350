package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class AppDirectoriesTest {
  private static final Path HOME = Path.of("/home/ann");

  @Test
  void onLinuxTheyLieWhereXdgSaysByDefault() {
    assertThat(AppDirectories.ofSystem("Linux", Map.of(), HOME))
        .isEqualTo(
            new AppDirectories(
                Path.of("/home/ann/.local/share/envwatch"),
                Path.of("/home/ann/.config/envwatch"),
                Path.of("/home/ann/.local/state/envwatch")));
  }

  @Test
  void xdgVariablesMoveThem() {
    Map<String, String> environment =
        Map.of("XDG_DATA_HOME", "/d", "XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s");

    assertThat(AppDirectories.ofSystem("Linux", environment, HOME))
        .isEqualTo(
            new AppDirectories(
                Path.of("/d/envwatch"), Path.of("/c/envwatch"), Path.of("/s/envwatch")));
  }

  @Test
  void relativeXdgPathsAreIgnored() {
    assertThat(AppDirectories.ofSystem("Linux", Map.of("XDG_CONFIG_HOME", "c"), HOME).config())
        .isEqualTo(Path.of("/home/ann/.config/envwatch"));
  }

  @Test
  void theHomeOfTheProcessComesBeforeThatOfTheListOfUsers() {
    assertThat(AppDirectories.ofSystem("Linux", Map.of("HOME", "/elsewhere"), HOME).config())
        .isEqualTo(Path.of("/elsewhere/.config/envwatch"));
  }

  @Test
  void aUserWithoutAHomeLeavesNothingInTheCurrentFolder() {
    assertThat(AppDirectories.ofSystem("Linux", Map.of(), Path.of("?")).data())
        .isEqualTo(Path.of("/.local/share/envwatch"));
  }

  @Test
  void onWindowsSettingsRoamAndTheRestStaysLocal() {
    Map<String, String> environment = Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local");

    assertThat(AppDirectories.ofSystem("Windows 11", environment, HOME))
        .isEqualTo(
            new AppDirectories(
                Path.of("/local/Envwatch"),
                Path.of("/roaming/Envwatch"),
                Path.of("/local/Envwatch/Logs")));
  }

  @Test
  void onMacTheyLieInTheLibrary() {
    assertThat(AppDirectories.ofSystem("Mac OS X", Map.of(), HOME).logs())
        .isEqualTo(Path.of("/home/ann/Library/Logs/Envwatch"));
  }

  @Test
  void createdFoldersAreOpenToTheUserAlone(@TempDir Path folder) throws Exception {
    AppDirectories directories = AppDirectories.below(folder.resolve("a/b"));

    directories.create();

    for (Path created : new Path[] {directories.data(), directories.logs()}) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(created)))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void aFileInTheWayIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("taken"));

    UnusableDirectoryException failure =
        catchThrowableOfType(
            UnusableDirectoryException.class, () -> AppDirectories.below(file).create());

    assertThat(failure.folder()).isEqualTo(file);
  }
}
