package envwatch.ui.training.edit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.ClassId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.TrainingAction.AddStudent;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.ui.window.AccessibilityWalk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportDialogTest {
  private static final String TWELVE_WITH_TWO_FAULTS =
      IntStream.rangeClosed(1, 12)
          .mapToObj(i ->
              i == 5
                  ? "Eve,Five,eve(at)example.com"
                  : i == 9
                      ? "Ann,One,S1@example.com"
                      : "S" + i + ",Number " + i + ",s" + i + "@example.com")
          .collect(Collectors.joining("\n", "first name,last name,email\n", "\n"));

  @TempDir private Path folder;
  private String copied;
  private OpenForm form;

  @BeforeEach
  void open() {
    form = new OpenForm();
  }

  @AfterEach
  void close() {
    form.close();
  }

  private void importing(String content, Executor executor) throws IOException {
    importing(content, List.of(), null, executor);
  }

  private void importing(String content, List<String> emails, Integer most) throws IOException {
    importing(content, emails, most, Runnable::run);
  }

  private void importing(String content, List<String> emails, Integer most, Executor executor)
      throws IOException {
    Path file = Files.writeString(folder.resolve("students.csv"), content);
    form.open((owner, all) -> {
      ImportDialog dialog =
          new ImportDialog(
              owner,
              new ImportDialog.Target(new ClassId("CO1"), "Kubernetes", emails, most),
              all.sender,
              new BackgroundWork(executor, Runnable::run),
              () -> file,
              () -> copied);
      dialog.show();
    });
  }

  private void preview(String content) throws IOException {
    importing(content, List.of(), null);
    form.press("import-choose");
  }

  @SuppressWarnings("unchecked")
  private List<String> lines() {
    return OnJavaFx.call(() ->
        ((TableView<ImportRow>) form.node("import-lines"))
            .getItems().stream().map(ImportRow::toString).toList());
  }

  private String button(String id) {
    return OnJavaFx.call(() -> ((Button) form.node(id)).getText());
  }

  @Test
  void everyLineIsShownWithItsFaultBeforeAnythingIsSent() throws IOException {
    preview(TWELVE_WITH_TWO_FAULTS);

    assertThat(lines())
        .hasSize(12)
        .contains(
            "2, s1@example.com, To be added",
            "6, eve(at)example.com, This is not a valid email address.",
            "10, S1@example.com, Same email address as in line 2.");
    assertThat(form.words("import-summary")).isEqualTo("12 lines: 10 students to add, 2 problems");
    assertThat(form.sender.sent).isEmpty();
  }

  @Test
  void whatWasCopiedFromASheetIsRead() throws IOException {
    copied =
        "E-mail\tFirst name\tLast name\nann@example.com\tAnn\tLee\nbob@example.com\tBob\tRay\n";
    importing("", List.of(), null);
    form.press("import-paste");
    assertThat(lines())
        .containsExactly("2, ann@example.com, To be added", "3, bob@example.com, To be added");
    copied = "Jürgen Groß, juergen@example.com";
    form.press("import-paste");
    assertThat(lines()).containsExactly("1, juergen@example.com, To be added");
    copied = null;
    form.press("import-paste");
    assertThat(lines()).isEmpty();
    assertThat(form.words("import-outcome-words"))
        .isEqualTo("There is no text to paste. Copy the list first.");
  }

  @Test
  void onlyTheGoodLinesAreSentInTheirOrder() throws IOException {
    preview(TWELVE_WITH_TWO_FAULTS);

    assertThat(button("import-send")).isEqualTo("Add 10 students");
    form.press("import-send");

    assertThat(form.sender.sent).hasSize(10);
    assertThat(form.sender.sent.getFirst().action())
        .isEqualTo(
            new AddStudent(
                new ClassId("CO1"), new StudentDraft("s1@example.com", "S1", "Number 1")));
    assertThat(form.sender.sent.get(4).people()).containsExactly("S6 Number 6");
  }

  @Test
  void eachRefusalIsToldInItsLine() throws IOException {
    preview("ann@example.com,Ann,Lee\nben@example.com,Ben,Ode\ncid@example.com,Cid,Pa");
    form.press("import-send");

    form.sender.answerNext(new Result.Accepted(null));
    form.sender.answerNext(new Result.Failed("The service refused: blocked.", true));

    assertThat(lines())
        .containsExactly(
            "1, ann@example.com, Added",
            "2, ben@example.com, The service refused: blocked.",
            "3, cid@example.com, Waiting");
    assertThat(form.words("import-summary"))
        .isEqualTo("1 added, 1 not added, 0 with problems and not sent, 1 waiting");
  }

  @Test
  void itCanBeStopped() throws IOException {
    preview("ann@example.com,Ann,Lee\nben@example.com,Ben,Ode");
    form.press("import-send");

    form.press("import-stop");

    assertThat(form.sender.stopped()).isTrue();
  }

  @Test
  void nothingIsSentTwice() throws IOException {
    preview("ann@example.com,Ann,Lee");
    form.press("import-send");
    form.sender.answerNext(new Result.Accepted(null));

    assertThat(form.disabled("import-send")).isTrue();
  }

  @Test
  void studentsOfTheClassAndThoseBeyondItsLimitAreFaults() throws IOException {
    importing(
        "ann@example.com,Ann,Lee\nben@example.com,Ben,Ode\ncid@example.com,Cid,Pa",
        List.of("ann@example.com"),
        2);
    form.press("import-choose");

    assertThat(lines())
        .containsExactly(
            "1, ann@example.com, Already a student of the class.",
            "2, ben@example.com, To be added",
            "3, cid@example.com, The class admits only 2 students.");
  }

  @Test
  void onlyProblemsCanBeShown() throws IOException {
    preview(TWELVE_WITH_TWO_FAULTS);

    OnJavaFx.run(() -> ((CheckBox) form.node("import-only-faults")).setSelected(true));

    assertThat(lines()).hasSize(2);
  }

  @Test
  void itIsLeftWithoutAQuestion() throws IOException {
    preview(TWELVE_WITH_TWO_FAULTS);
    form.key("import-only-faults", KeyCode.SPACE);
    OnJavaFx.run(() -> ((CheckBox) form.node("import-only-faults")).setSelected(true));
    form.key("import-only-faults", KeyCode.ESCAPE);
    assertThat(form.isOpen()).isFalse();
  }

  @Test
  void theButtonThatWasPressedKeepsTheKeyboardWhileTheListIsRead() throws IOException {
    List<Runnable> waiting = new ArrayList<>();
    importing("", waiting::add);
    copied = "ann@example.com,Ann,Lee";
    for (String button : List.of("import-paste", "import-choose")) {
      OnJavaFx.run(form.node(button)::requestFocus);
      form.press(button);
      OnJavaFx.run(() -> waiting.removeFirst().run());
      assertThat(form.focused(button)).isTrue();
    }
  }

  @Test
  void whatWasCopiedIsReadInTheBackground() throws IOException {
    List<Runnable> waiting = new ArrayList<>();
    importing("", waiting::add);
    copied = "ann@example.com,Ann,Lee";
    form.press("import-paste");
    assertThat(lines()).isEmpty();
    assertThat(form.words("import-outcome-words")).isEqualTo("Reading the list");
    assertThat(form.disabled("import-paste")).isTrue();
    OnJavaFx.run(() -> waiting.removeFirst().run());
    assertThat(lines()).containsExactly("1, ann@example.com, To be added");

    form.press("import-choose");
    assertThat(lines()).isEmpty();
    assertThat(form.disabled("import-send")).isTrue();
  }

  @Test
  void aFileThatCannotBeReadIsSaid() throws IOException {
    importing("", List.of(), null);
    Files.delete(folder.resolve("students.csv"));

    form.press("import-choose");

    assertThat(form.words("import-outcome-words")).isEqualTo("The file could not be read.");
  }

  @Test
  void readOnlyModeShowsThePreviewAndSaysWhyNothingCanBeSent() throws IOException {
    form.sender.hinder("Read-only mode is on.");

    preview("ann@example.com,Ann,Lee");

    assertThat(form.disabled("import-send")).isTrue();
    assertThat(form.words("import-outcome-words")).isEqualTo("Read-only mode is on.");
  }

  @Test
  void tenThousandLinesAreShown() throws IOException {
    preview(
        IntStream.range(0, 10_000)
            .mapToObj(i -> "s" + i + "@example.com;Ann;Lee")
            .collect(Collectors.joining("\r\n")));

    assertThat(form.words("import-summary"))
        .isEqualTo("10,000 lines: 10,000 students to add, no problems");
  }

  @Test
  void everybodyCanUseIt() throws IOException {
    preview(TWELVE_WITH_TWO_FAULTS);

    assertThat(OnJavaFx.call(() -> AccessibilityWalk.faults(form.scene().getRoot()))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) throws IOException {
    form.close();
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    form = new OpenForm(appearance);
    preview(TWELVE_WITH_TWO_FAULTS);
    assertThat(picture(appearance, "preview")).isNotEmptyFile();
    form.press("import-send");
    for (int i = 0; i < 6; i++) {
      form.sender.answerNext(
          i == 3
              ? new Result.Failed(
                  "The service refused: The email address is blocked (code 422).", true)
              : new Result.Accepted(null));
    }
    assertThat(picture(appearance, "sending")).isNotEmptyFile();
  }

  private Path picture(AppearanceSettings appearance, String name) {
    return Pictures.takeShown(
        form.scene(),
        appearance,
        "import-%s-%s-%d"
            .formatted(
                name,
                appearance.get(AppearanceSettings.THEME),
                appearance.get(AppearanceSettings.FONT_SIZE))
            .toLowerCase(Locale.ROOT));
  }
}
