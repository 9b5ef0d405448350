package envwatch.ui.about;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import envwatch.filter.FilterField;
import envwatch.platform.AppDirectories;
import envwatch.platform.LoggedLines;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.window.Dashboards;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AboutWindowsTest {
  private static final AppDirectories FOLDERS =
      new AppDirectories(
          Path.of("/home/ann/.local/share/envwatch"),
          Path.of("/home/ann/.config/envwatch"),
          Path.of("/home/ann/.local/state/envwatch"));

  private final Stage owner = OnJavaFx.call(() -> owner(new AppearanceSettings(Theme.LIGHT, 14)));
  private final List<String> copied = new ArrayList<>();

  private static Stage owner(AppearanceSettings settings) {
    Appearance appearance = new Appearance(settings);
    appearance.use(settings);
    Stage stage = new Stage();
    stage.setScene(new Scene(new Pane(), 400, 300));
    appearance.dress(stage.getScene());
    return stage;
  }

  @AfterEach
  void closeAll() {
    OnJavaFx.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
  }

  private static List<Stage> open(String title) {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(Stage.class::isInstance)
            .map(Stage.class::cast)
            .filter(stage -> title.equals(stage.getTitle()))
            .toList());
  }

  private static <T> T find(Stage stage, String id, Class<T> type) {
    return type.cast(OnJavaFx.call(() -> stage.getScene().lookup("#" + id)));
  }

  private ErrorWindow errors() {
    return OnJavaFx.call(() -> new ErrorWindow(() -> owner, copied::add));
  }

  private static void fail(ErrorWindow errors, Throwable bug) {
    OnJavaFx.run(() -> errors.uncaughtException(Thread.currentThread(), bug));
  }

  @Test
  void aboutTellsVersionLicensesAndFolders() {
    List<Path> shown = new ArrayList<>();
    ProgramFacts facts =
        new ProgramFacts("1.2.3", "25", () -> Optional.of("OpenJFX: GPL 2.0"), FOLDERS);
    OnJavaFx.run(() -> new AboutWindow(facts, shown::add).open(owner));
    Stage about = open("About Envwatch").getFirst();

    assertThat(find(about, "about-version", Label.class).getText()).contains("1.2.3");
    assertThat(find(about, "about-licenses", TextInputControl.class).getText())
        .isEqualTo("OpenJFX: GPL 2.0");
    OnJavaFx.run(() -> find(about, "about-open-logs", Button.class).fire());
    assertThat(shown).containsExactly(FOLDERS.logs());
  }

  @Test
  void theStartDoesNotReadTheLicenses() {
    AtomicInteger read = new AtomicInteger();
    ProgramFacts facts =
        new ProgramFacts(
            "1.2.3",
            "25",
            () -> {
              read.incrementAndGet();
              return Optional.empty();
            },
            FOLDERS);

    OnJavaFx.run(() -> new AboutWindow(facts, folder -> {}));

    assertThat(read).hasValue(0);
  }

  @Test
  void aBugIsShownOnceHoweverOftenItHappens() {
    ErrorWindow errors = errors();
    Throwable bug = new IllegalStateException("s3cret");
    fail(errors, bug);
    fail(errors, bug);

    List<Stage> windows = open("Unexpected error");
    assertThat(windows).hasSize(1);
    assertThat(find(windows.getFirst(), "error-often", Label.class).getText())
        .isEqualTo("It occurred 2 times.");
  }

  @Test
  void aStormOfBugsDoesNotBuryTheScreen() {
    ErrorWindow errors = errors();
    for (Throwable bug :
        List.of(
            new IllegalStateException(),
            new IllegalArgumentException(),
            new ArithmeticException(),
            new ClassCastException(),
            new UnsupportedOperationException())) {
      fail(errors, bug);
    }

    assertThat(open("Unexpected error")).hasSize(3);
  }

  @Test
  void aBugIsInTheLogOnceAlsoWhileJavaFxHangs() {
    ErrorWindow errors = errors();
    Throwable bug = new IllegalStateException();
    try (LoggedLines written = new LoggedLines(ErrorWindow.class)) {
      OnJavaFx.run(() -> {
        for (int time = 0; time < 2; time++) {
          Thread failing = new Thread(() -> errors.uncaughtException(Thread.currentThread(), bug));
          failing.start();
          failing.join();
        }

        assertThat(written.lines()).singleElement(as(STRING)).contains(BugReport.of(bug).code());
      });
    }
  }

  @Test
  void detailsCanBeCopiedWithTheirCode() {
    ErrorWindow errors = errors();
    Throwable bug = new IllegalStateException("s3cret");
    fail(errors, bug);
    Stage window = open("Unexpected error").getFirst();

    OnJavaFx.run(() -> find(window, "error-copy", Button.class).fire());

    assertThat(copied.getFirst())
        .contains(BugReport.of(bug).code())
        .contains("IllegalStateException")
        .doesNotContain("s3cret");
  }

  @Test
  void theWindowGrowsToShowTheDetails() {
    fail(errors(), new IllegalStateException());
    Stage window = open("Unexpected error").getFirst();
    double before = window.getScene().getHeight();

    OnJavaFx.run(() -> find(window, "error-details", TitledPane.class).setExpanded(true));

    Awaitility.await()
        .untilAsserted(() -> assertThat(window.getScene().getHeight()).isGreaterThan(before));
  }

  @Test
  void theListNamesEveryKeyOfTheWindowOnce() {
    OnJavaFx.run(() -> new KeyList(AboutWindowsTest::keys).open(owner));
    Stage list = open("Keyboard shortcuts").getFirst();
    List<String> shown =
        OnJavaFx.call(() ->
            list.getScene().getRoot().lookupAll(".keys").stream()
                .map(label -> ((Label) label).getText())
                .toList());
    assertThat(shown)
        .contains("F5", "Enter", "Esc", "Ctrl+F", "Ctrl+1 to 6", "Ctrl+Shift+C")
        .contains("owner:ann,joao status:failed", "expires:<24h")
        .doesNotHaveDuplicates();
  }

  @Test
  void theFilterLanguageNamesEveryFieldThatCanBeAskedFor() {
    OnJavaFx.run(() -> new KeyList(() -> List.of(Keys.CLAIM)).open(owner));
    Stage list = open("Keyboard shortcuts").getFirst();
    String language =
        OnJavaFx.call(() ->
            list.getScene().getRoot().lookup("#filter-language").lookupAll(".label").stream()
                .map(label -> ((Label) label).getText())
                .collect(Collectors.joining("\n")));
    assertThat(FilterField.values())
        .allSatisfy(field -> assertThat(language).containsPattern("\\b" + field.keyword() + "\\b"));
  }

  private static List<KeyBinding> keys() {
    return Dashboards.keys(Dashboards.of(new AppearanceSettings(Theme.LIGHT, 14)));
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    Stage dressed = OnJavaFx.call(() -> owner(appearance));
    OnJavaFx.run(() -> {
      new AboutWindow(ProgramFacts.ofRunningProgram("1.2.3", FOLDERS), folder -> {}).open(dressed);
      new KeyList(AboutWindowsTest::keys).open(dressed);
      ErrorWindow errors = new ErrorWindow(() -> dressed, copied::add);
      errors.uncaughtException(Thread.currentThread(), new IllegalStateException());
    });
    Stage error = open("Unexpected error").getFirst();
    assertThat(picture("Unexpected error", "error", appearance)).isNotEmptyFile();
    double before = error.getScene().getHeight();
    OnJavaFx.run(() -> find(error, "error-details", TitledPane.class).setExpanded(true));
    Awaitility.await()
        .untilAsserted(() -> assertThat(error.getScene().getHeight()).isGreaterThan(before));

    assertThat(picture("Unexpected error", "error-details", appearance)).isNotEmptyFile();
    assertThat(picture("About Envwatch", "about", appearance)).isNotEmptyFile();
    assertThat(picture("Keyboard shortcuts", "keys", appearance)).isNotEmptyFile();
  }

  private static Path picture(String title, String name, AppearanceSettings appearance) {
    Stage stage = open(title).getFirst();
    String file =
        "%s-%s-%d"
            .formatted(
                name,
                appearance.get(AppearanceSettings.THEME),
                appearance.get(AppearanceSettings.FONT_SIZE))
            .toLowerCase(Locale.ROOT);
    return Pictures.takeShown(stage.getScene(), appearance, file);
  }
}
