package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ClassTarget;
import envwatch.actions.Outcome;
import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassValues;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Person;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class ClassWordsTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final ClassKey KEY = new ClassKey(new AccountId("a"), ID);

  static Stream<TrainingAction> actions() {
    ClassValues draft = ClassValues.NONE;
    StudentId student = new StudentId("SD1");
    InstructorId instructor = new InstructorId("VP1");
    return Stream.of(
        new TrainingAction.CreateClass(draft),
        new TrainingAction.EditClass(ID, draft),
        new TrainingAction.DeleteClass(ID),
        new TrainingAction.Invite(ID, List.of(student)),
        new TrainingAction.SuspendAll(ID),
        new TrainingAction.DeleteAllEnvironments(ID),
        new TrainingAction.ResumeForStudents(ID, List.of(student)),
        new TrainingAction.MakePersonalLink(ID, "a@b.example", "A", "B", false),
        new TrainingAction.RevokePersonalLink(ID, "a@b.example", false),
        new TrainingAction.AddStudent(ID, new StudentDraft("a@b.example", "A", "B")),
        new TrainingAction.EditStudent(ID, student, new StudentDraft(null, "A", null)),
        new TrainingAction.RemoveStudent(ID, student),
        new TrainingAction.AddInstructor(ID, instructor, true, false),
        new TrainingAction.RemoveInstructor(ID, instructor));
  }

  @Test
  void everyKindOfChangeIsTried() {
    Set<TrainingActionKind> kinds = actions().map(TrainingAction::kind).collect(Collectors.toSet());

    assertThat(kinds).isEqualTo(EnumSet.allOf(TrainingActionKind.class));
  }

  @ParameterizedTest
  @EnumSource
  void everyKindHasAName(TrainingActionKind kind) {
    assertThat(ClassActionWords.name(kind)).isNotBlank();
  }

  @Test
  void onlyWhatDestroysAsksForTheName() {
    assertThat(EnumSet.allOf(TrainingActionKind.class))
        .filteredOn(TrainingActionKind::destroys)
        .containsExactly(
            TrainingActionKind.DELETE_CLASS, TrainingActionKind.DELETE_ALL_ENVIRONMENTS);
  }

  @Test
  void aTargetIsTheClassOneOfItsPeopleOrTheirNumber() {
    assertThat(ClassActionWords.target(people())).isEqualTo("Python class");
    assertThat(ClassActionWords.target(people("Ann"))).isEqualTo("Ann in Python class");
    assertThat(ClassActionWords.target(people("Ann", "Bob"))).isEqualTo("2 people in Python class");
  }

  @Test
  void whoFailedIsNamed() {
    Outcome partly =
        new Outcome.Reported(List.of(person("Ann"), person("Bob")), List.of(person("Eve")));

    assertThat(OutcomeWords.brief(partly)).isEqualTo("Partly failed");
    assertThat(sentence(partly))
        .isEqualTo("The service reports that it worked for 2 and failed for 1: Eve.");
  }

  @Test
  void whereItWorkedForEverybodyTheyAreCounted() {
    Outcome worked = new Outcome.Reported(List.of(person("Ann"), person("Bob")), List.of());

    assertThat(OutcomeWords.brief(worked)).isEqualTo("Accepted");
    assertThat(sentence(worked)).isEqualTo("The service reports that it worked for all 2 people.");
  }

  @Test
  void anEmptyReportIsNoSuccess() {
    assertThat(sentence(new Outcome.Reported(List.of(), List.of())))
        .isEqualTo("The service accepted it, but it affected no one.");
  }

  private static String sentence(Outcome outcome) {
    return OutcomeWords.sentence(outcome, "use.example.com", ZoneOffset.UTC);
  }

  private static Person person(String name) {
    return new Person(null, null, name, null);
  }

  private static ClassTarget people(String... names) {
    return ClassTarget.of(KEY, "Python class", List.of(names));
  }
}
