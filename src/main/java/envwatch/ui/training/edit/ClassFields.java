package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassSteps;
import envwatch.model.training.CustomField;
import envwatch.model.training.FormHints;
import envwatch.model.training.InstructorId;
import envwatch.model.training.InvitationEmail;
import envwatch.model.training.Named;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** All fields of a class that is created or edited. Lives on the JavaFX thread. */
final class ClassFields {
  private final @Nullable ClassDetails before;
  private final EditedText name;
  private final EditedChoice project;
  private final EditedChoice blueprint;
  private final EditedChoice policy;
  private final EditedChoice region;
  private final EditedChoice instructor;
  private final TimeFields times;
  private final StudentsFields students;
  private final InvitationFields invitation;
  private final PlaceFields place;
  private final StepFields steps;
  private final EditedSwitch selfPaced;
  private final EditedSwitch audioVideo;
  private final EditedSwitch sharedFolder;
  private final ObjectProperty<List<CustomValue>> custom = new SimpleObjectProperty<>(List.of());

  private ClassFields(ZoneId here) {
    before = null;
    name = new EditedText(null);
    project = new EditedChoice(true, null);
    blueprint = new EditedChoice(true, null);
    policy = new EditedChoice(true, null);
    region = new EditedChoice(false, null);
    instructor = new EditedChoice(true, null);
    times = TimeFields.ofNew(here);
    students = StudentsFields.ofNew();
    invitation = new InvitationFields(InvitationEmail.NONE);
    place = new PlaceFields(null);
    steps = new StepFields(ClassSteps.NONE);
    selfPaced = new EditedSwitch(false);
    audioVideo = new EditedSwitch(false);
    sharedFolder = new EditedSwitch(false);
  }

  private ClassFields(ClassDetails details, ZoneId here) {
    before = details;
    name = new EditedText(details.trainingClass().name());
    project = new EditedChoice(true, served(details.project()));
    blueprint = new EditedChoice(true, served(details.blueprint()));
    policy = new EditedChoice(true, served(details.policy()));
    String regionId = details.trainingClass().regionId();
    region = new EditedChoice(false, regionId == null ? null : new Choice(regionId, regionId));
    instructor = new EditedChoice(true, served(details.instructor()));
    times = TimeFields.of(details, here);
    students = StudentsFields.of(details);
    invitation = new InvitationFields(details.invitation());
    place = new PlaceFields(details.address());
    steps = new StepFields(details.steps());
    selfPaced = new EditedSwitch(details.selfPaced());
    audioVideo = new EditedSwitch(details.audioVideo());
    sharedFolder = new EditedSwitch(details.sharedFolder());
    custom.set(details.customFields().stream().map(CustomValue::of).toList());
  }

  /**
   * A class to be created.
   *
   * @param here the zone of this computer
   */
  public static ClassFields ofNew(ZoneId here) {
    return new ClassFields(here);
  }

  /** A class to be edited. */
  public static ClassFields of(ClassDetails details, ZoneId here) {
    return new ClassFields(details, here);
  }

  public boolean creating() {
    return before == null;
  }

  public EditedText name() {
    return name;
  }

  public EditedChoice project() {
    return project;
  }

  public EditedChoice blueprint() {
    return blueprint;
  }

  public EditedChoice policy() {
    return policy;
  }

  public EditedChoice region() {
    return region;
  }

  /** The lead instructor. */
  public EditedChoice instructor() {
    return instructor;
  }

  public TimeFields times() {
    return times;
  }

  public StudentsFields students() {
    return students;
  }

  public InvitationFields invitation() {
    return invitation;
  }

  public PlaceFields place() {
    return place;
  }

  public StepFields steps() {
    return steps;
  }

  public EditedSwitch selfPaced() {
    return selfPaced;
  }

  public EditedSwitch audioVideo() {
    return audioVideo;
  }

  public EditedSwitch sharedFolder() {
    return sharedFolder;
  }

  /** The fields that the project asks for. */
  public ObjectProperty<List<CustomValue>> custom() {
    return custom;
  }

  /** Replaces the fields by those of another project. */
  public void askFor(List<CustomField> fields) {
    custom.set(fields.stream().map(CustomValue::ofNew).toList());
  }

  /** Which fields the service's own form shows. */
  public FormHints hints() {
    return before == null ? FormHints.NONE : before.form();
  }

  public Optional<String> nameProblem() {
    return name.blank() ? Optional.of(text("classes.form.name.empty")) : Optional.empty();
  }

  /** What is wrong with one of the choices of this class. */
  public Optional<String> problem(EditedChoice choice) {
    return choice.problem(creating());
  }

  /** What was typed in for a new class, or changed of one. Requires that there is no problem. */
  public ClassDraft draft() {
    ClassDraft.Builder draft = ClassDraft.builder();
    String instructorId = instructor.change();
    draft
        .name(name.change())
        .projectId(project.change())
        .blueprintId(blueprint.change())
        .policyId(policy.change())
        .regionId(region.change())
        .instructor(instructorId == null ? null : new InstructorId(instructorId))
        .selfPaced(selfPaced.change())
        .audioVideo(audioVideo.change())
        .sharedFolder(sharedFolder.change());
    times.fill(draft);
    students.fill(draft);
    invitation.fill(draft);
    place.fill(draft);
    steps.fill(draft);
    Map<String, String> values = new TreeMap<>();
    for (CustomValue each : custom.get()) {
      String value = each.change();
      if (value != null) {
        values.put(each.field().id(), value);
      }
    }
    return draft.customFields(values).build();
  }

  /** Whether the draft would change nothing. */
  public boolean unchanged() {
    return draft().equals(ClassDraft.builder().build());
  }

  private static @Nullable Choice served(Named named) {
    return EditedChoice.of(named.id(), named.name());
  }
}
