package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.platform.AppDirectories;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.settings.WindowSettings.ColumnSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
          .with(WindowSettings.DIVIDER, Optional.of(0.3))
          .with(WindowSettings.DIVIDER_STACKED, Optional.of(0.6))
          .with(
              WindowSettings.ENVIRONMENT_COLUMNS,
              List.of(new ColumnSettings("name", 120.5, true, 0, true, true)))
          .with(
              WindowSettings.MACHINE_COLUMNS,
              List.of(new ColumnSettings("ip", 80, false, -1, false, false)))
          .with(
              WindowSettings.STUDENT_COLUMNS,
              List.of(new ColumnSettings("email", 90, true, -1, false, true)));

  @TempDir Path folder;

  private WindowFile open() {
    return new WindowFile(AppDirectories.below(folder));
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
    try (WindowFile window = new WindowFile(file(), Duration.ofMillis(20))) {
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
  void numbersAreTakenInEveryFormOfJson() throws IOException {
    Files.writeString(
        file(),
        """
        {"divider": 25e-2, "bounds": {"x": -1E1, "y": 5, "width": 800.50, "height": 1e400}}
        """);

    try (WindowFile window = open()) {
      assertThat(window.current().get(WindowSettings.DIVIDER)).hasValue(0.25);
      assertThat(window.current().bounds()).isNull();
    }
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
