package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.v3.V3Dialect;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassValues;
import envwatch.model.training.InstructorId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.world.TrainingPlan;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReadOnlyTrainingServiceTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final StudentId ANN = new StudentId("SD1");

  static Stream<TrainingAction> actions() {
    ClassValues draft = ClassValues.NONE;
    return Stream.of(
        new TrainingAction.CreateClass(draft),
        new TrainingAction.EditClass(ID, draft),
        new TrainingAction.DeleteClass(ID),
        new TrainingAction.Invite(ID, List.of(ANN)),
        new TrainingAction.SuspendAll(ID),
        new TrainingAction.DeleteAllEnvironments(ID),
        new TrainingAction.ResumeForStudents(ID, List.of(ANN)),
        new TrainingAction.MakePersonalLink(ID, "ann@example.com", "Ann", "Ode", false),
        new TrainingAction.RevokePersonalLink(ID, "ann@example.com", false),
        new TrainingAction.AddStudent(ID, new StudentDraft("ann@example.com", "Ann", "Ode")),
        new TrainingAction.EditStudent(ID, ANN, new StudentDraft(null, "Anna", null)),
        new TrainingAction.RemoveStudent(ID, ANN),
        new TrainingAction.AddInstructor(ID, new InstructorId("VP1"), false, false),
        new TrainingAction.RemoveInstructor(ID, new InstructorId("IN1")));
  }

  @Test
  void everyActionIsTried() {
    assertThat(actions().map(Object::getClass))
        .containsExactlyInAnyOrderElementsOf(leaves(TrainingAction.class).toList());
  }

  private static Stream<Class<?>> leaves(Class<?> sealed) {
    return Stream.of(sealed.getPermittedSubclasses())
        .flatMap(each -> each.isInterface() ? leaves(each) : Stream.of(each));
  }

  /** The server answers nothing, so that an action that is sent fails in another way. */
  @ParameterizedTest
  @MethodSource("actions")
  void nothingIsSentWhileItIsReadOnly(TrainingAction action) throws Exception {
    try (RawServer server = new RawServer("");
        EnvironmentService service =
            new V3Dialect()
                .open(
                    TestAccounts.at(URI.create(server.address("/"))),
                    TestAccounts.transport(Clock.systemUTC()))) {
      var guarded = new ReadOnlyService(service, () -> true);

      assertThatThrownBy(() -> guarded.training().perform(action))
          .isInstanceOf(ApiException.ReadOnly.class);
      assertThat(server.received()).isEmpty();
    }
  }

  @Test
  void looksAndLaterChangesPass() throws Exception {
    var options = SimulatorOptions.builder().environments(0).training(TrainingPlan.DEMO);
    try (var account = new SimulatedAccount(3, options)) {
      boolean[] readOnly = {true};
      TrainingService guarded = new ReadOnlyService(account.service, () -> readOnly[0]).training();
      ClassId id = guarded.classes().entries().getFirst().id();
      assertThat(guarded.details(id).trainingClass().id()).isEqualTo(id);

      readOnly[0] = false;
      guarded.perform(
          new TrainingAction.EditClass(id, ClassValues.NONE.with(ClassField.NAME, "Renamed")));

      assertThat(guarded.details(id).trainingClass().name()).isEqualTo("Renamed");
    }
  }
}
