package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.window.AccessibilityWalk;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The buttons and menu items that lead to the dialogs in which classes are edited. */
class ClassEditingTest {
  private final ActingClasses window = new ActingClasses();

  @AfterEach
  void close() {
    window.close();
  }

  private ActingClasses open() {
    window.editing = true;
    return window.open();
  }

  private Node button(String id) {
    return OnJavaFx.call(() -> window.scene().lookup("#" + id));
  }

  private MenuItem itemOver(String name, String id) {
    return window.itemsOver(name).stream()
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "class-create, Create a class",
    "class-edit, Edit \u201cKubernetes fundamentals\u201d",
    "class-instructors, Instructors of \u201cKubernetes fundamentals\u201d",
    "student-add, Add a student to \u201cKubernetes fundamentals\u201d",
    "students-import, Import students into \u201cKubernetes fundamentals\u201d"
  })
  void eachButtonOpensItsDialog(String id, String title) {
    open();
    window.press(id);
    assertThat(OnJavaFx.call(() -> ((Stage) window.front().getWindow()).getTitle()))
        .isEqualTo(title);
  }

  @ParameterizedTest
  @ValueSource(strings = {"class-create", "class-edit", "student-add", "students-import"})
  void whileNothingMayBeChangedTheButtonsSayWhy(String id) {
    window.readOnly = true;
    open();
    assertThat(button(id).isDisabled()).isTrue();
    assertThat(button(id).getAccessibleHelp()).contains("read-only");
  }

  @Test
  void instructorsAreShownThoughNothingMayBeChanged() {
    window.readOnly = true;
    open();
    assertThat(button("class-instructors").isDisabled()).isFalse();
  }

  @Test
  void studentsAreRemovedAfterAQuestion() {
    open();
    window.choose(itemOver("Elif Yildiz", "student-remove"));
    assertThat(window.service().performed).isEmpty();
    assertThat(window.words()).contains("Elif Yildiz", "Kubernetes fundamentals");
    window.press("dialog-act");
    assertThat(window.service().performed)
        .containsExactly(
            new TrainingAction.RemoveStudent(ActingClasses.KEY.id(), new StudentId("SD104")));
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void theQuestionBeforeAStudentIsRemoved(Theme theme) {
    open();
    window.choose(itemOver("Elif Yildiz", "student-remove"));
    assertThat(
            Pictures.takeShown(
                window.front(),
                new AppearanceSettings(theme, 14),
                "class-student-remove-" + theme.name().toLowerCase(Locale.ROOT)))
        .isNotEmptyFile();
    assertThat(OnJavaFx.call(() -> AccessibilityWalk.faults(window.front().getRoot()))).isEmpty();
  }
}
