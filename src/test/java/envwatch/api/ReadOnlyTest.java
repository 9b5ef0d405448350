package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.connect.Dialect;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.Operation;
import envwatch.catalogue.ParameterLocation;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassValues;
import envwatch.model.training.InstructorId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.net.URI;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * While nothing may be changed, nothing is sent that changes something, nor what is read for it.
 * The server answers nothing, so that a request that is sent fails in another way.
 */
class ReadOnlyTest {
  private static final EnvironmentId ENV = new EnvironmentId("EN1");
  private static final MachineId MACHINE = new MachineId("MC1");
  private static final SnapshotId SNAPSHOT = new SnapshotId("SS1");
  private static final ClassId ID = new ClassId("CO1");
  private static final StudentId ANN = new StudentId("SD1");

  static Stream<Action> actions() {
    return Stream.of(
        new Action.ResumeEnvironment(ENV),
        new Action.SuspendEnvironment(ENV),
        new Action.ExtendEnvironment(ENV),
        new Action.PostponeInactivity(ENV),
        new Action.RevertEnvironment(ENV, null),
        new Action.DeleteEnvironment(ENV),
        new Action.AddMachine(ENV, "VM1", "db", ""),
        new Action.TakeSnapshot(ENV, "night", "", true),
        new Action.MarkSnapshotDefault(ENV, SNAPSHOT),
        new Action.EditEnvironment(ENV, "New", null),
        new Action.InviteEndUser(
            ENV, new Invitation("PO1", "BP1", "VP1", "Spring", 7, "kim@example.com", "Kim", "Ode")),
        new Action.RevertMachine(ENV, MACHINE),
        new Action.RebootMachine(ENV, MACHINE),
        new Action.DeleteMachine(ENV, MACHINE),
        new Action.EditHardware(ENV, MACHINE, 2, null, null),
        new Action.RunPath(ENV, MACHINE, "/bin/true"));
  }

  static Stream<TrainingAction> changesOfClasses() {
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

  /** Those that each version offers. */
  static Stream<Arguments> actionsOfEveryVersion() {
    return ServiceByVersion.DIALECTS.stream()
        .flatMap(dialect ->
            actions()
                .filter(action -> offers(dialect, action))
                .map(action -> Arguments.of(dialect, action)));
  }

  private static boolean offers(Dialect dialect, Action action) {
    try (EnvironmentService service = open(dialect, URI.create("http://127.0.0.1:1"), () -> true)) {
      return service.capabilities().offers(action.kind());
    } catch (ApiException e) {
      throw new IllegalStateException(e);
    }
  }

  static Stream<Arguments> dialectsThatCreate() {
    return ServiceByVersion.DIALECTS.stream()
        .filter(dialect -> dialect.version().number() > 1)
        .map(Arguments::of);
  }

  static Stream<Operation> changingOperations() {
    return Catalogue.get().operations().stream().filter(Operation::changes);
  }

  @Test
  void everyActionIsTried() {
    assertThat(actions().map(Object::getClass))
        .containsExactlyInAnyOrderElementsOf(leaves(Action.class).toList());
    assertThat(changesOfClasses().map(Object::getClass))
        .containsExactlyInAnyOrderElementsOf(leaves(TrainingAction.class).toList());
  }

  private static Stream<Class<?>> leaves(Class<?> sealed) {
    return Stream.of(sealed.getPermittedSubclasses())
        .flatMap(each -> each.isInterface() ? leaves(each) : Stream.of(each));
  }

  @ParameterizedTest
  @MethodSource("actionsOfEveryVersion")
  void noActionIsSent(Dialect dialect, Action action) throws Exception {
    assertRefused(dialect, service -> service.perform(action));
  }

  @ParameterizedTest
  @MethodSource("dialectsThatCreate")
  void noNewEnvironmentIsRequested(Dialect dialect) throws Exception {
    var draft = new EnvironmentDraft("Lab", "", "PR1", "BP1", SNAPSHOT, "PO1", "RE1", null);

    assertRefused(dialect, service -> service.create(draft));
  }

  @ParameterizedTest
  @MethodSource("changesOfClasses")
  void noClassIsChanged(TrainingAction action) throws Exception {
    assertRefused(
        ServiceByVersion.DIALECTS.getLast(), service -> service.training().perform(action));
  }

  @ParameterizedTest
  @MethodSource("changingOperations")
  void noChangeThatWasWrittenByHandIsSent(Operation operation) throws Exception {
    Map<String, String> values = new LinkedHashMap<>();
    operation.parameters(ParameterLocation.PATH).forEach(each -> values.put(each.name(), "EN1"));
    Dialect dialect = ServiceByVersion.DIALECTS.get(operation.version().number() - 1);

    assertRefused(
        dialect, service -> service.perform(new RawCall(operation, values, null, Map.of())));
  }

  private interface Change {
    void by(EnvironmentService service) throws Exception;
  }

  private static void assertRefused(Dialect dialect, Change change) throws Exception {
    try (RawServer server = new RawServer("");
        EnvironmentService service = open(dialect, URI.create(server.address("/")), () -> true)) {
      assertThatThrownBy(() -> change.by(service)).isInstanceOf(ApiException.ReadOnly.class);
      assertThat(server.received()).isEmpty();
    }
  }

  private static EnvironmentService open(Dialect dialect, URI address, BooleanSupplier readOnly)
      throws ApiException {
    var options = new NetworkOptions(new NetworkOptions.Proxy.None(), null).readOnlyWhile(readOnly);
    return dialect.open(TestAccounts.at(address), new HttpTransport(options, Clock.systemUTC()));
  }

  @Test
  void looksAndLaterChangesPass() throws Exception {
    var options = SimulatorOptions.builder().environments(0).training(TrainingPlan.DEMO);
    boolean[] readOnly = {true};
    try (var account = new SimulatedAccount(3, options, () -> readOnly[0])) {
      TrainingService training = account.service.training();
      ClassId id = training.classes().entries().getFirst().id();
      assertThat(training.details(id).trainingClass().id()).isEqualTo(id);
      var regions =
          new RawCall(
              Catalogue.get().find("v3 GET /regions").orElseThrow(), Map.of(), null, Map.of());
      assertThat(account.service.perform(regions).failure()).isNull();
      var rename =
          new TrainingAction.EditClass(id, ClassValues.NONE.with(ClassField.NAME, "Renamed"));
      assertThatThrownBy(() -> training.perform(rename)).isInstanceOf(ApiException.ReadOnly.class);

      readOnly[0] = false;
      training.perform(rename);

      assertThat(training.details(id).trainingClass().name()).isEqualTo("Renamed");
    }
  }
}
