package envwatch.ui.training.edit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Secret;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.TrainingAction.CreateClass;
import envwatch.model.training.TrainingAction.EditClass;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.ui.window.AccessibilityWalk;
import envwatch.watch.SampleClasses;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClassDialogTest {
  private static final ZoneId HERE = ZoneId.of("Europe/Lisbon");

  private final OpenForm form = new OpenForm();

  @AfterEach
  void close() {
    form.close();
  }

  private void create() {
    form.open((owner, all) ->
        new ClassDialog(owner, null, null, all.lookups(), HERE, all.sender, all.done::add).show());
  }

  private void edit(ClassDetails details) {
    form.open((owner, all) ->
        new ClassDialog(
                owner, SampleClasses.SOON, details, all.lookups(), HERE, all.sender, all.done::add)
            .show());
  }

  private static ClassDetails details() {
    return SampleClasses.details(SampleClasses.soon().trainingClass());
  }

  private void fill() {
    form.type("class-name", "Kubernetes basics");
    form.choose("class-project", "Customer training");
    form.choose("class-blueprint", "Kubernetes");
    form.choose("class-policy", "Eight");
    form.choose("class-instructor", "Ben");
    form.choose("class-zone", "(UTC+01:00)");
    form.type("class-start", "2026-11-23 09:00");
    form.type("class-password", "s3cret");
  }

  private ClassValues sentDraft() {
    return switch (form.sender.newest()) {
      case CreateClass(ClassValues draft) -> draft;
      case EditClass(var id, ClassValues changes) -> changes;
      default -> throw new AssertionError("neither created nor edited");
    };
  }

  @Test
  void aNewClassIsSentAsItWasTyped() {
    create();
    fill();
    form.type("class-end", "2026-11-23 5:30 pm");
    form.choose("class-region", "Europe");
    form.type("class-most", "24");

    form.press("class-save");

    assertThat(sentDraft())
        .isEqualTo(
            ClassValues.NONE
                .with(ClassField.PASSPHRASE, Secret.of("s3cret"))
                .with(ClassField.NAME, "Kubernetes basics")
                .with(ClassField.PROJECT, "PR1")
                .with(ClassField.BLUEPRINT, "BP1")
                .with(ClassField.POLICY, "PO1")
                .with(ClassField.INSTRUCTOR, "VP2")
                .with(ClassField.REGION, "REGION1")
                .with(ClassField.ZONE, "W. Europe Standard Time")
                .with(ClassField.START, LocalDateTime.parse("2026-11-23T09:00"))
                .with(ClassField.END, LocalDateTime.parse("2026-11-23T17:30"))
                .with(ClassField.EARLY_ACCESS, EarlyAccess.EVERYBODY)
                .with(ClassField.MAX_STUDENTS, 24));
  }

  @Test
  void nothingIsSentWhileAFieldIsWrongAndTheFirstOneHasTheFocus() {
    create();
    form.type("class-name", "Kubernetes basics");

    form.press("class-save");

    assertThat(form.sender.sent).isEmpty();
    form.await(() -> assertThat(form.focused("class-project")).isTrue());
    assertThat(form.problemOf("class-project")).isEqualTo("Choose one.");
    assertThat(form.problemOf("class-start")).isEqualTo("Enter when the class begins.");
    assertThat(form.problemOf("class-password")).isEqualTo("Enter the class password.");
  }

  @Test
  void aRemovedStepIsAskedAbout() {
    ClassDetails plain = details();
    edit(
        new ClassDetails(
            plain.trainingClass(),
            plain
                .values()
                .with(ClassField.IN_STEPS, true)
                .with(
                    ClassField.STEPS,
                    List.of(new ClassStep("BP1", true), new ClassStep("BP2", false))),
            plain.customFields()));
    OnJavaFx.run(() -> section("more").setExpanded(true));
    form.press("class-step-remove-2");

    form.key("class-name", KeyCode.ESCAPE);

    assertThat(form.isOpen()).isTrue();
  }

  @Test
  void whatMayStayAsItIsIsFoldedAndAKeyUnfoldsIt() {
    create();
    assertThat(section("invitation").isExpanded()).isFalse();
    assertThat(section("more").isExpanded()).isFalse();
    OnJavaFx.run(section("more")::requestFocus);
    form.key("class-section-more", KeyCode.SPACE);
    assertThat(section("more").isExpanded()).isTrue();
  }

  @Test
  void aFoldedPartUnfoldsWhereItIsWrong() {
    create();
    fill();
    form.press("class-custom-invitation");
    assertThat(section("invitation").isExpanded()).isFalse();
    form.press("class-save");
    assertThat(section("invitation").isExpanded()).isTrue();
    assertThat(section("more").isExpanded()).isFalse();
    form.await(() -> assertThat(form.focused("class-subject")).isTrue());
  }

  private TitledPane section(String called) {
    return (TitledPane) form.node("class-section-" + called);
  }

  @Test
  void theExampleOfATimeIsStillToCome() {
    create();
    String example = OnJavaFx.call(() -> ((TextField) form.node("class-start")).getPromptText());
    assertThat(LocalTimeText.read(example).orElseThrow())
        .isAfter(LocalDateTime.now(ZoneOffset.UTC));
  }

  @Test
  void aMistakeInATimeIsNamedBesideIt() {
    create();
    fill();
    form.type("class-start", "2026-02-31 09:00");

    form.press("class-save");

    assertThat(form.problemOf("class-start")).startsWith("Enter a date and a time");
    assertThat(form.typed("class-start")).isEqualTo("2026-02-31 09:00");
  }

  @Test
  void anEndBeforeTheStartIsRefused() {
    create();
    fill();
    form.type("class-end", "2026-11-23 08:00");

    form.press("class-save");

    assertThat(form.problemOf("class-end")).isEqualTo("The end must be after the start.");
  }

  @Test
  void theTimeHereStandsBelowTheTimeOfTheClass() {
    create();
    fill();

    assertThat(form.words("class-start-here")).isEqualTo("Here: Mon 23 Nov 2026, 08:00");
  }

  @Test
  void moreStudentsThanTheServiceAdmitsAreRefused() {
    create();
    fill();
    form.type("class-most", "61");

    form.press("class-save");

    assertThat(form.problemOf("class-most")).isEqualTo("Enter a whole number from 1 to 60.");
  }

  @Test
  void theServicesRefusalIsShownAndNothingTypedIsLost() {
    create();
    fill();
    form.press("class-save");

    form.sender.answer(new Result.Failed("The service refused: The name is taken.", true));

    assertThat(form.words("class-outcome-words"))
        .isEqualTo("The service refused: The name is taken.");
    assertThat(form.typed("class-name")).isEqualTo("Kubernetes basics");
    assertThat(form.typed("class-password")).isEqualTo("s3cret");
    assertThat(form.disabled("class-save")).isFalse();
  }

  @Test
  void itClosesOnceTheServiceAcceptedTheClass() {
    create();
    fill();
    form.press("class-save");
    assertThat(form.disabled("class-save")).isTrue();

    form.sender.answer(new Result.Accepted(SampleClasses.SOON));

    assertThat(form.isOpen()).isFalse();
    assertThat(form.done).containsExactly(new Result.Accepted(SampleClasses.SOON));
  }

  @Test
  void whileNothingCanBeSentTheReasonIsSaid() {
    form.sender.hinder("Read-only mode is on.");

    create();

    assertThat(form.disabled("class-save")).isTrue();
    assertThat(form.words("class-outcome-words")).isEqualTo("Read-only mode is on.");
  }

  @Test
  void anotherProjectHasOtherBlueprintsAndFields() {
    create();
    fill();
    form.service.customFields(
        new CustomField("TF1", "Cost centre", null, true, "[0-9]{4}", null, null));

    form.choose("class-project", "Partners");

    assertThat(form.chosen("class-blueprint")).isEmpty();
    form.press("class-save");
    assertThat(form.problemOf("class-custom-TF1")).isEqualTo("The project requires this field.");
    form.type("class-custom-TF1", "four");
    form.press("class-save");
    assertThat(form.problemOf("class-custom-TF1"))
        .isEqualTo("This is not in the form that the project requires.");
  }

  @Test
  void aListThatCouldNotBeLoadedCanBeAskedForAgain() {
    form.service.fail(new ApiException.Forbidden("test"));
    create();
    assertThat(form.offered("class-zone")).isEmpty();
    form.service.fail(null);

    form.press("class-zone-again");

    assertThat(form.offered("class-zone")).hasSize(2);
  }

  @Test
  void whatIsStillLoadingSaysSo() {
    form.world.holdQuestions();

    create();

    ComboBox<?> zone = (ComboBox<?>) form.node("class-zone");
    assertThat(OnJavaFx.call(zone::getPromptText)).isEqualTo("Loading");
  }

  @Test
  void lettersTypedIntoAListChooseFromIt() {
    create();

    OnJavaFx.run(() -> {
      for (String letter : "berlin".split("")) {
        form.node("class-zone")
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, false, false, false, false));
      }
    });

    assertThat(form.chosen("class-zone")).startsWith("(UTC+01:00) Amsterdam, Berlin");
  }

  @Test
  void anEditSendsOnlyWhatWasChanged() {
    edit(details());

    form.type("class-name", "Kubernetes for everybody");
    form.type("class-most", "");
    form.press("class-save");

    assertThat(form.sender.newest())
        .isEqualTo(
            new EditClass(
                SampleClasses.SOON.id(),
                ClassValues.NONE
                    .with(ClassField.NAME, "Kubernetes for everybody")
                    .with(ClassField.MAX_STUDENTS, ClassField.NO_LIMIT)));
  }

  @Test
  void anEditWithoutChangesSendsNothing() {
    edit(details());

    form.press("class-save");

    assertThat(form.sender.sent).isEmpty();
    assertThat(form.isOpen()).isFalse();
  }

  @Test
  void theClassPasswordIsNeverPutIntoTheForm() {
    edit(details());

    assertThat(form.typed("class-password")).isEmpty();
  }

  @Test
  void whatIsFilledInIsNotFolded() {
    edit(
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE
                .with(ClassField.CUSTOM_INVITATION, false)
                .with(ClassField.CITY, "")
                .with(ClassField.SHARED_FOLDER, true),
            List.of()));

    assertThat(section("more").isExpanded()).isTrue();
    assertThat(section("place").isExpanded()).isFalse();
    assertThat(section("invitation").isExpanded()).isFalse();
  }

  @Test
  void aStartThatTheServiceKeepsCannotBeChanged() {
    edit(
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE
                .with(ClassField.ZONE, "W. Europe Standard Time")
                .with(ClassField.START_EDITABLE, false),
            List.of()));

    assertThat(form.disabled("class-start")).isTrue();
  }

  @Test
  void aClassKeepsWhatTheServiceDoesNotListForOthers() {
    edit(
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE
                .with(ClassField.PROJECT, "PR1")
                .with(ClassField.PROJECT_NAME, "Customer training")
                .with(ClassField.BLUEPRINT, "BP9")
                .with(ClassField.BLUEPRINT_NAME, "An old blueprint"),
            List.of()));

    assertThat(form.chosen("class-blueprint")).isEqualTo("An old blueprint");
    form.type("class-name", "Renamed");
    form.press("class-save");
    assertThat(sentDraft()).isEqualTo(ClassValues.NONE.with(ClassField.NAME, "Renamed"));
  }

  @Test
  void whatAClassHasIsShownWhereverTheServiceListsIt() {
    edit(
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE
                .with(ClassField.PROJECT, "PR1")
                .with(ClassField.PROJECT_NAME, "Customer training")
                .with(ClassField.BLUEPRINT, "BP2")
                .with(ClassField.BLUEPRINT_NAME, "Linux basics"),
            List.of()));

    String shown =
        OnJavaFx.call(() -> {
          Pictures.settle(form.scene().getRoot());
          return ((ComboBox<?>) form.node("class-blueprint")).getButtonCell().getText();
        });
    assertThat(shown).isEqualTo("Linux basics");
  }

  @Test
  void aTimeThatIsNotUnderstoodStaysUnlessAnotherIsTyped() {
    edit(new ClassDetails(SampleClasses.unclear().trainingClass(), ClassValues.NONE, List.of()));

    form.type("class-name", "Guest lecture 2");
    form.press("class-save");

    assertThat(sentDraft()).isEqualTo(ClassValues.NONE.with(ClassField.NAME, "Guest lecture 2"));
  }

  @Test
  void customFieldsAreSentByTheirIds() {
    edit(
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE,
            List.of(new CustomField("TF1", "Cost centre", null, false, null, null, "1234"))));

    form.type("class-custom-TF1", "4321");
    form.press("class-save");

    assertThat(sentDraft().get(ClassField.CUSTOM_FIELDS)).isEqualTo(Map.of("TF1", "4321"));
  }

  @Test
  void everybodyCanUseIt() {
    edit(details());

    assertThat(OnJavaFx.call(() -> AccessibilityWalk.faults(form.scene().getRoot()))).isEmpty();
  }
}
