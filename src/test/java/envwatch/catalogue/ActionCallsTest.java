package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.catalogue.RecordingService.Request;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import envwatch.model.Secret;
import envwatch.model.SnapshotId;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.InstructorId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The calls that are shown are those that the client sends. */
@Execution(ExecutionMode.CONCURRENT)
class ActionCallsTest {
  private static final EnvironmentId ENV = new EnvironmentId("ENa2");
  private static final MachineId MACHINE = new MachineId("MCa2");
  private static final ClassId CLASS = new ClassId("COa2");
  private static final StudentId STUDENT = new StudentId("SDa2");
  private static final String PASSWORD = "open sesame";

  private static List<Action> actions(ActionKind kind) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> List.of(new Action.ResumeEnvironment(ENV));
      case SUSPEND_ENVIRONMENT -> List.of(new Action.SuspendEnvironment(ENV));
      case EXTEND_ENVIRONMENT -> List.of(new Action.ExtendEnvironment(ENV));
      case POSTPONE_INACTIVITY -> List.of(new Action.PostponeInactivity(ENV));
      case REVERT_ENVIRONMENT ->
          List.of(
              new Action.RevertEnvironment(ENV, null),
              new Action.RevertEnvironment(ENV, new SnapshotId("SSa2")));
      case DELETE_ENVIRONMENT -> List.of(new Action.DeleteEnvironment(ENV));
      case TAKE_SNAPSHOT ->
          List.of(
              new Action.TakeSnapshot(ENV, "night \"7\"", "a&b", true),
              new Action.TakeSnapshot(ENV, "night", "", false));
      case MARK_SNAPSHOT_DEFAULT ->
          List.of(new Action.MarkSnapshotDefault(ENV, new SnapshotId("SSa2")));
      case ADD_MACHINE ->
          List.of(
              new Action.AddMachine(ENV, "VMa2", "db \"7\"", "a&b"),
              new Action.AddMachine(ENV, "VMa2", "db", ""));
      case INVITE_END_USER ->
          List.of(
              new Action.InviteEndUser(
                  ENV,
                  new Invitation(
                      "POa2", "BPa2", "VPa2", "Spring", 7, "kim@example.com", "Kim", "Öde")));
      case EDIT_ENVIRONMENT ->
          List.of(
              new Action.EditEnvironment(ENV, "Ö", null),
              new Action.EditEnvironment(ENV, "New", ""));
      case REVERT_MACHINE -> List.of(new Action.RevertMachine(ENV, MACHINE));
      case REBOOT_MACHINE -> List.of(new Action.RebootMachine(ENV, MACHINE));
      case DELETE_MACHINE -> List.of(new Action.DeleteMachine(ENV, MACHINE));
      case EDIT_HARDWARE ->
          List.of(
              new Action.EditHardware(ENV, MACHINE, 2, 1024, 30),
              new Action.EditHardware(ENV, MACHINE, null, 2048, null));
      case RUN_PATH -> List.of(new Action.RunPath(ENV, MACHINE, "/bin/sh --password " + PASSWORD));
    };
  }

  private static List<TrainingAction> changes(TrainingActionKind kind) {
    return switch (kind) {
      case CREATE_CLASS ->
          List.of(
              new TrainingAction.CreateClass(full()),
              new TrainingAction.CreateClass(ClassValues.NONE.with(ClassField.NAME, "New")));
      case EDIT_CLASS ->
          List.of(
              new TrainingAction.EditClass(CLASS, full()),
              new TrainingAction.EditClass(
                  CLASS, ClassValues.NONE.with(ClassField.MAX_STUDENTS, ClassField.NO_LIMIT)),
              new TrainingAction.EditClass(
                  CLASS,
                  ClassValues.NONE
                      .with(ClassField.ADDRESS1, "1 Main St")
                      .with(ClassField.CITY, "")));
      case DELETE_CLASS -> List.of(new TrainingAction.DeleteClass(CLASS));
      case INVITE ->
          List.of(new TrainingAction.Invite(CLASS, List.of(STUDENT, new StudentId("SDb2"))));
      case SUSPEND_ALL -> List.of(new TrainingAction.SuspendAll(CLASS));
      case DELETE_ALL_ENVIRONMENTS -> List.of(new TrainingAction.DeleteAllEnvironments(CLASS));
      case RESUME_FOR_STUDENTS ->
          List.of(new TrainingAction.ResumeForStudents(CLASS, List.of(STUDENT)));
      case MAKE_PERSONAL_LINK ->
          List.of(
              new TrainingAction.MakePersonalLink(CLASS, "ann@example.com", "Ann", "Ode", false),
              new TrainingAction.MakePersonalLink(
                  CLASS, "ann@example.com", "Ann", "Ode", true, Map.of("company", "Example")));
      case REVOKE_PERSONAL_LINK ->
          List.of(new TrainingAction.RevokePersonalLink(CLASS, "ann@example.com", true));
      case ADD_STUDENT ->
          List.of(
              new TrainingAction.AddStudent(
                  CLASS, new StudentDraft("ann@example.com", "Ann", "Ode")));
      case EDIT_STUDENT ->
          List.of(
              new TrainingAction.EditStudent(CLASS, STUDENT, new StudentDraft(null, "Anna", null)));
      case REMOVE_STUDENT -> List.of(new TrainingAction.RemoveStudent(CLASS, STUDENT));
      case ADD_INSTRUCTOR ->
          List.of(new TrainingAction.AddInstructor(CLASS, new InstructorId("VPa2"), true, false));
      case REMOVE_INSTRUCTOR ->
          List.of(new TrainingAction.RemoveInstructor(CLASS, new InstructorId("VPa2")));
    };
  }

  private static ClassValues full() {
    return ClassValues.NONE
        .with(ClassField.NAME, "Net \"1\"")
        .with(ClassField.PROJECT, "PRa2")
        .with(ClassField.BLUEPRINT, "BPa2")
        .with(ClassField.POLICY, "POa2")
        .with(ClassField.REGION, "REa2")
        .with(ClassField.INSTRUCTOR, "VPa2")
        .with(ClassField.ZONE, "Eastern Standard Time")
        .with(ClassField.START, LocalDateTime.parse("2026-02-03T09:05"))
        .with(ClassField.END, LocalDateTime.parse("2026-02-03T17:00"))
        .with(ClassField.PASSPHRASE, Secret.of(PASSWORD))
        .with(ClassField.EARLY_ACCESS, EarlyAccess.NOBODY)
        .with(ClassField.MAX_STUDENTS, 12)
        .with(ClassField.SELF_REGISTRATION, true)
        .with(ClassField.SELF_PACED, false)
        .with(ClassField.MULTIPLE_LOGIN, true)
        .with(ClassField.AUDIO_VIDEO, false)
        .with(ClassField.SHARED_FOLDER, true)
        .with(ClassField.IN_STEPS, true)
        .with(ClassField.SWITCHING_STEPS, false)
        .with(ClassField.STEPS, List.of(new ClassStep("BPb2", false), new ClassStep("BPc2", true)))
        .with(ClassField.CUSTOM_INVITATION, true)
        .with(ClassField.SUBJECT, "Hi")
        .with(ClassField.BODY, "Hello\nthere")
        .with(ClassField.ADDRESS1, "1 Main St")
        .with(ClassField.ZIP_CODE, "33101")
        .with(ClassField.CITY, "Miami")
        .with(ClassField.STATE, "FL")
        .with(ClassField.COUNTRY, "US")
        .with(ClassField.CUSTOM_FIELDS, Map.of("TF1", "NET"));
  }

  static Stream<Arguments> actionsOfEveryKindAndVersion() {
    return Stream.of(1, 2, 3)
        .map(ApiVersion::new)
        .flatMap(version ->
            Arrays.stream(ActionKind.values())
                .flatMap(kind -> actions(kind).stream())
                .map(action -> Arguments.of(version, action)));
  }

  static Stream<TrainingAction> changesOfEveryKind() {
    return Arrays.stream(TrainingActionKind.values()).flatMap(kind -> changes(kind).stream());
  }

  @ParameterizedTest
  @MethodSource("actionsOfEveryKindAndVersion")
  void anActionSendsTheCallsThatAreTold(ApiVersion version, Action action) throws Exception {
    try (var served = new RecordingService(version)) {
      List<CallDraft> told = ActionCalls.of(action, version);
      if (told.isEmpty()) {
        assertThat(offered(served, action)).as("offered, but not told").isFalse();
        return;
      }

      served.service.perform(action);

      assertSent(told, served.taken());
      assertFormsSendTheSame(told, served);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void creatingAnEnvironmentSendsTheCallThatIsTold(int number) throws Exception {
    ApiVersion version = new ApiVersion(number);
    EnvironmentDraft draft =
        new EnvironmentDraft(
            "Lab \"Ö\"",
            "two\nlines",
            "PRa2",
            "BPa2",
            new SnapshotId("SSa2"),
            "POa2",
            "REa2",
            "ann@example.com");
    try (var served = new RecordingService(version)) {
      List<CallDraft> told = ActionCalls.of(draft, version);

      served.service.create(draft);

      assertSent(told, served.taken());
      assertFormsSendTheSame(told, served);
    }
  }

  private static boolean offered(RecordingService served, Action action) {
    return served.service.capabilities().offers(action.kind())
        && !(action instanceof Action.RevertEnvironment revert && revert.snapshot() != null);
  }

  @ParameterizedTest
  @MethodSource("changesOfEveryKind")
  void aChangeOfAClassSendsTheCallsThatAreTold(TrainingAction action) throws Exception {
    ApiVersion version = new ApiVersion(3);
    try (var served = new RecordingService(version)) {
      List<CallDraft> told = ActionCalls.of(action, version);

      served.service.training().perform(action);

      assertSent(told, served.taken());
      assertFormsSendTheSame(told, served);
    }
  }

  private static void assertSent(List<CallDraft> told, List<Request> sent) {
    assertThat(sent).hasSameSizeAs(told).isNotEmpty();
    for (int i = 0; i < told.size(); i++) {
      assertSent(told.get(i), sent.get(i));
    }
  }

  /** Everything shown is sent; what is sent besides is secret, null, or what was read before. */
  private static void assertSent(CallDraft told, Request sent) {
    assertThat(sent.method()).isEqualTo(told.operation().method());
    assertThat(sent.path()).isEqualTo(path(told));
    Map<String, String> query = new TreeMap<>(sent.query());
    query.values().removeIf(value -> value.contains(PASSWORD));
    assertThat(query).isEqualTo(query(told));
    JsonNode made = told.sentBody();
    if (made == null) {
      assertThat(sent.body()).isNull();
      return;
    }
    JsonNode body = JsonMapper.shared().readTree(made.toString());
    assertContains(sent.body(), body);
    if (!isEdit(told)) {
      Map<String, JsonNode> rest = new TreeMap<>();
      sent.body()
          .propertyStream()
          .filter(each -> !body.has(each.getKey()) && !each.getValue().isNull())
          .filter(each -> !each.getValue().asString("x").isEmpty())
          .filter(each -> !each.getValue().asString("").contains(PASSWORD))
          .forEach(each -> rest.put(each.getKey(), each.getValue()));
      assertThat(rest).isEmpty();
    }
  }

  /** An edit of a class sends the rest of it back as it was read. */
  private static boolean isEdit(CallDraft call) {
    return call.operation().id().equals("v3 PUT /class/{id}");
  }

  private static String path(CallDraft told) {
    String path = told.operation().requestPath();
    for (Parameter parameter : told.operation().parameters(ParameterLocation.PATH)) {
      path = path.replace("{" + parameter.name() + "}", told.values().get(parameter.name()));
    }
    ApiVersion version = told.operation().version();
    return (version.number() == 3 ? "/api/" : "/API/") + version + "/" + path;
  }

  private static Map<String, String> query(CallDraft told) {
    Map<String, String> query = new TreeMap<>();
    for (Parameter parameter : told.operation().parameters(ParameterLocation.QUERY)) {
      String value = told.values().get(parameter.name());
      if (value != null) {
        query.put(parameter.name().toLowerCase(Locale.ROOT), value);
      }
    }
    return query;
  }

  private static void assertContains(JsonNode sent, JsonNode told) {
    if (told instanceof ObjectNode object) {
      object
          .propertyStream()
          .forEach(each -> {
            assertThat(sent.has(each.getKey())).as(each.getKey()).isTrue();
            assertContains(sent.get(each.getKey()), each.getValue());
          });
    } else if (told.isArray()) {
      for (int i = 0; i < told.size(); i++) {
        assertContains(sent.get(i), told.get(i));
      }
    } else {
      assertThat(sent).isEqualTo(told);
    }
  }

  /** A call that passes the check is the same once more when sent by hand. */
  private static void assertFormsSendTheSame(List<CallDraft> told, RecordingService served)
      throws Exception {
    for (CallDraft call : told) {
      if (call.form().check() instanceof CheckedCall.Ready(RawCall raw)) {
        if (raw.operation().changes()) {
          served.service.perform(raw);
        } else {
          served.service.look(raw);
        }
        assertSent(List.of(call), served.taken());
      } else {
        assertThat(
                isEdit(call)
                    || call.operation().name().startsWith("Execute")
                    || call.operation().path().endsWith("executepath")
                    || call.operation().path().equals("/class"))
            .as("%s: %s", call, call.form().check())
            .isTrue();
      }
    }
  }

  @Test
  void noCallHoldsASecret() {
    List<CallDraft> all = new ArrayList<>();
    actionsOfEveryKindAndVersion()
        .map(Arguments::get)
        .forEach(each -> all.addAll(ActionCalls.of((Action) each[1], (ApiVersion) each[0])));
    changesOfEveryKind().forEach(change -> all.addAll(ActionCalls.of(change, new ApiVersion(3))));

    assertThat(all).hasSizeGreaterThan(40);
    assertThat(all).noneMatch(call -> call.values().toString().contains(PASSWORD));
  }

  @Test
  void aCallToSendHoldsItsSecret() {
    var run = new Action.RunPath(ENV, MACHINE, PASSWORD);

    assertThat(ActionCalls.toSend(run, new ApiVersion(2)).orElseThrow().values())
        .containsEntry("Path", PASSWORD);
    assertThat(ActionCalls.toSend(run, new ApiVersion(3)).orElseThrow().body())
        .asString()
        .isEqualTo("{\"vmId\":\"MCa2\",\"path\":\"" + PASSWORD + "\"}");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void whatIsNotChosenYetIsLeftOut(int version) {
    CallDraft call =
        ActionCalls.of(ActionKind.TAKE_SNAPSHOT, ENV, null, new ApiVersion(version)).getFirst();

    String name = version == 2 ? "SnapshotName" : "name";
    assertThat(call.values()).containsEntry("envId", "ENa2").doesNotContainKey(name);
  }

  @Test
  void everyKindHasACallBeforeItsValuesAreChosen() {
    for (ActionKind kind : ActionKind.values()) {
      CallDraft call = ActionCalls.of(kind, ENV, MACHINE, new ApiVersion(3)).getFirst();

      assertThat(call.values().values()).doesNotContain("", "[]", "{}");
    }
  }

  @Test
  void anEditOfAClassReadsTheClassFirst() {
    List<CallDraft> calls =
        ActionCalls.of(
            new TrainingAction.EditClass(CLASS, ClassValues.NONE.with(ClassField.NAME, "New")),
            new ApiVersion(3));

    assertThat(calls)
        .extracting(call -> call.operation().id())
        .containsExactly("v3 GET /class/{id}", "v3 PUT /class/{id}");
    assertThat(calls.getLast().values()).isEqualTo(Map.of("id", "COa2", "name", "New"));
  }

  @Test
  void aMachineWithoutAnIdOfItsOwnHasNoCall() {
    assertThat(
            ActionCalls.of(
                new Action.RebootMachine(ENV, new MachineId("machine #1", false)),
                new ApiVersion(3)))
        .isEmpty();
  }

  @Test
  void olderVersionsHaveNoCallsForClasses() {
    assertThat(ActionCalls.of(new TrainingAction.SuspendAll(CLASS), new ApiVersion(2))).isEmpty();
  }
}
