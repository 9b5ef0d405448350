package envwatch.ui.training.edit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.TrainingAction.AddInstructor;
import envwatch.model.training.TrainingAction.AddStudent;
import envwatch.model.training.TrainingAction.EditStudent;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.ui.window.AccessibilityWalk;
import envwatch.watch.SampleClasses;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeopleDialogsTest {
  private OpenForm form;

  @BeforeEach
  void open() {
    form = new OpenForm();
  }

  @AfterEach
  void close() {
    form.close();
  }

  private void student(@Nullable Student edited) {
    form.open((owner, all) ->
        new StudentDialog(
                owner,
                SampleClasses.SOON,
                "Kubernetes",
                edited,
                List.of("ann@example.com", "ben@example.com"),
                all.sender)
            .show());
  }

  private static Student ann(Attendance attendance) {
    return SampleClasses.student(
        "SD1", "Ann", "Lee", attendance, null, new Status(Phase.UNKNOWN, ""));
  }

  private void instructors() {
    instructors("VP1", "anna@example.com");
  }

  private void instructors(@Nullable String lead, @Nullable String email) {
    form.service.instructors(
        "CO1",
        new Instructor(new InstructorId("VP1"), "Anna Berg", "anna@example.com"),
        new Instructor(new InstructorId("VP3"), "Cleo Dumas", "cleo@example.com"));
    form.open((owner, all) ->
        new InstructorsDialog(
                owner,
                new InstructorsDialog.Target(SampleClasses.SOON, "Kubernetes", "PO1", lead, email),
                all.lookups(),
                all.sender)
            .show());
  }

  @Test
  void aStudentIsAddedAsTyped() {
    student(null);
    form.type("student-first-name", "Cid");
    form.type("student-last-name", "Pa");
    form.type("student-email", " cid@example.com ");

    form.press("student-save");

    assertThat(form.sender.newest())
        .isEqualTo(
            new AddStudent(
                SampleClasses.SOON.id(), new StudentDraft("cid@example.com", "Cid", "Pa")));
    form.sender.answer(new Result.Accepted(null));
    assertThat(form.isOpen()).isFalse();
  }

  @Test
  void aStudentOfTheClassIsNotAddedAgain() {
    student(null);
    form.type("student-first-name", "Ann");
    form.type("student-last-name", "Lee");
    form.type("student-email", "ANN@example.com");

    form.press("student-save");

    assertThat(form.problemOf("student-email")).isEqualTo("Already a student of the class.");
    assertThat(form.sender.sent).isEmpty();
  }

  @Test
  void anEditSendsOnlyWhatWasChanged() {
    student(ann(Attendance.INVITED));
    form.type("student-last-name", "Leeds");

    form.press("student-save");

    assertThat(form.sender.newest())
        .isEqualTo(
            new EditStudent(
                SampleClasses.SOON.id(),
                ann(Attendance.INVITED).id(),
                new StudentDraft(null, null, "Leeds")));
  }

  @Test
  void theAddressStaysAfterTheFirstLogin() {
    student(ann(Attendance.TOOK_PART));

    assertThat(form.disabled("student-email")).isTrue();
  }

  @Test
  void aRefusalKeepsWhatWasTyped() {
    student(null);
    form.type("student-first-name", "Cid");
    form.type("student-last-name", "Pa");
    form.type("student-email", "cid@example.com");
    form.press("student-save");

    form.sender.answer(new Result.Failed("The service refused: full.", true));

    assertThat(form.words("student-outcome-words")).isEqualTo("The service refused: full.");
    assertThat(form.typed("student-email")).isEqualTo("cid@example.com");
  }

  @Test
  void anInstructorIsAddedAsWanted() {
    instructors();
    form.choose("instructor-choice", "Ben");
    form.press("instructor-invite");

    form.press("instructor-add");

    assertThat(form.sender.newest())
        .isEqualTo(
            new AddInstructor(SampleClasses.SOON.id(), new InstructorId("VP2"), true, false));
  }

  @Test
  void theListIsReadAgainAfterAChange() {
    instructors();
    form.choose("instructor-choice", "Ben");
    form.press("instructor-add");

    form.sender.answer(new Result.Accepted(null));

    assertThat(form.service.asked).filteredOn("instructors CO1"::equals).hasSize(2);
  }

  @Test
  void theLeadInstructorCannotBeRemoved() {
    instructors();

    assertThat(OnJavaFx.call(() -> form.scene().lookup("#instructor-remove-VP1"))).isNull();
    assertThat(form.disabled("instructor-remove-VP3")).isFalse();
  }

  @Test
  void theLeadInstructorIsKnownByTheAddressToo() {
    instructors("CLASS1", "ANNA@example.com");

    assertThat(OnJavaFx.call(() -> form.scene().lookup("#instructor-remove-VP1"))).isNull();
    assertThat(form.disabled("instructor-remove-VP3")).isFalse();
  }

  @Test
  void everybodyCanUseThem() {
    instructors();

    assertThat(OnJavaFx.call(() -> AccessibilityWalk.faults(form.scene().getRoot()))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) {
    form.close();
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    form = new OpenForm(appearance);
    instructors();
    assertThat(picture(appearance, "instructors")).isNotEmptyFile();
    form.close();
    form = new OpenForm(appearance);
    student(null);
    form.type("student-first-name", "Cid");
    form.type("student-email", "cid");
    form.press("student-save");
    assertThat(picture(appearance, "student-add")).isNotEmptyFile();
    form.close();
    form = new OpenForm(appearance);
    student(ann(Attendance.IN_CLASS));
    assertThat(picture(appearance, "student-edit")).isNotEmptyFile();
  }

  private Path picture(AppearanceSettings appearance, String name) {
    return Pictures.takeShown(
        form.scene(),
        appearance,
        "class-%s-%s-%d"
            .formatted(
                name,
                appearance.get(AppearanceSettings.THEME),
                appearance.get(AppearanceSettings.FONT_SIZE))
            .toLowerCase(Locale.ROOT));
  }
}
