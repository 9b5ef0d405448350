package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.platform.AppDirectories;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.settings.WindowSettings.ColumnSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class WindowFileTest {
  private static final WindowSettings CHANGED =
      WindowSettings.DEFAULT
          .withBounds(new Bounds(-10, 5.5, 1200, 700), true)
          .withDivider(0.3)
          .withDividerStacked(0.6)
          .withEnvironmentColumns(List.of(new ColumnSettings("name", 120.5, true, 0, true, true)))
          .withMachineColumns(List.of(new ColumnSettings("ip", 80, false, -1, false, false)))
          .withStudentColumns(List.of(new ColumnSettings("email", 90, true, -1, false, true)));
  private static final String OLDER =
      """
      {"window": {"divider": 0.25, "bounds": {"x": 1, "y": 2, "width": 800, "height": 600}}}
      """;

  @TempDir Path folder;

  private WindowFile open() {
    AppDirectories directories = AppDirectories.below(folder);
    try (SettingsFile settings = new SettingsFile(directories)) {
      return new WindowFile(directories, settings.olderWindow());
    }
  }

  private Path file() {
    return folder.resolve("window.json");
  }

  @Test
  void everythingComesBackAsItWasSaved() {
    try (WindowFile window = open()) {
      window.change(before -> CHANGED);
    }

    try (WindowFile window = open()) {
      assertThat(window.current()).isEqualTo(CHANGED);
    }
  }

  @Test
  void aChangeIsSavedSoonByItself() {
    try (WindowFile window = new WindowFile(file(), Duration.ofMillis(20), null)) {
      window.change(before -> CHANGED);

      await().untilAsserted(() -> assertThat(file()).content().contains("\"divider\" : 0.3"));
    }
  }

  @Test
  void aMissingFileGivesTheDefaultsAndIsNotMade() {
    try (WindowFile window = open()) {
      assertThat(window.current()).isEqualTo(WindowSettings.DEFAULT);
    }

    assertThat(file()).doesNotExist();
  }

  @Test
  void whatAnOlderVersionKeptInTheSettingsIsTaken() throws IOException {
    Files.writeString(folder.resolve("settings.json"), OLDER);

    try (WindowFile window = open()) {
      assertThat(window.current().bounds()).isEqualTo(new Bounds(1, 2, 800, 600));
      assertThat(window.current().divider()).isEqualTo(0.25);
    }

    assertThat(file()).content().contains("\"divider\" : 0.25");
  }

  @Test
  void whatAnOlderVersionKeptInTheSettingsCountsOnlyOnce() throws IOException {
    Files.writeString(folder.resolve("settings.json"), OLDER);
    try (WindowFile window = open()) {
      window.change(before -> CHANGED);
    }

    try (WindowFile window = open()) {
      assertThat(window.current()).isEqualTo(CHANGED);
    }
  }

  @Test
  void theSettingsNoLongerHoldTheWindowOnceTheyAreSaved() throws IOException {
    Path settingsFile = Files.writeString(folder.resolve("settings.json"), OLDER);
    open().close();

    try (SettingsFile settings = new SettingsFile(AppDirectories.below(folder))) {
      settings.change(before -> before.withAppearance(new AppearanceSettings(Theme.DARK, 17)));
    }

    assertThat(settingsFile).content().doesNotContain("window");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "null", "{\"bounds\": {\"x\": 1}, \"divider\": 7}"})
  void whatCannotBeReadIsReplacedByTheDefaults(String content) throws IOException {
    Files.writeString(file(), content);

    try (WindowFile window = open()) {
      assertThat(window.current()).isEqualTo(WindowSettings.DEFAULT);
      window.change(before -> CHANGED);
    }

    try (WindowFile window = open()) {
      assertThat(window.current()).isEqualTo(CHANGED);
    }
  }

  @Test
  void whatANewerVersionWroteSurvivesSaving() throws IOException {
    Files.writeString(file(), "{\"page\": \"history\", \"divider\": 0.5}");

    try (WindowFile window = open()) {
      window.change(before -> CHANGED);
    }

    assertThat(file()).content().contains("\"page\" : \"history\"", "\"divider\" : 0.3");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theFileIsReadableByTheUserAlone() throws IOException {
    try (WindowFile window = open()) {
      window.change(before -> CHANGED);
    }

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
  }
}
