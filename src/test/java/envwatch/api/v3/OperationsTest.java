package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.TrainingService;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassValues;
import envwatch.model.training.InstructorId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operation of sections 1 to 4 of service/api-v3-training.md, as the client sends it. The
 * answers have the shapes of the reference.
 */
class OperationsTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final StudentId ANN = new StudentId("SD1");
  private static final String PEOPLE = "{\"succeed\":[],\"failed\":[]}";

  interface Call {
    void make(TrainingService training) throws Exception;
  }

  /**
   * @param operation as the reference names it
   * @param sent the last request
   * @param body the last request's; empty for none
   */
  record Operation(String operation, Call call, String answer, String sent, String body) {
    static Operation look(String operation, Call call, String answer, String sent) {
      return new Operation(operation, call, answer, "GET " + sent, "");
    }

    static Operation change(
        String operation, TrainingAction action, String answer, String sent, String body) {
      return new Operation(operation, it -> it.perform(action), answer, sent, body);
    }

    @Override
    public String toString() {
      return operation;
    }
  }

  static List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    all.addAll(classLooks());
    all.addAll(classChanges());
    all.addAll(students());
    all.addAll(instructorsAndJourneys());
    return all;
  }

  private static List<Operation> classLooks() {
    return List.of(
        Operation.look("GET /class", TrainingService::classes, "[]", "class"),
        Operation.look("GET /class/{id}", it -> it.details(ID), "{\"id\":\"CO1\"}", "class/CO1"),
        Operation.look(
            "GET /class/actions/countries",
            TrainingService::countries,
            "[]",
            "class/actions/countries?fullCountriesList=true"),
        Operation.look(
            "GET /class/actions/customfields",
            it -> it.customFields("PR1"),
            "[]",
            "class/actions/customfields?projectId=PR1"),
        Operation.look(
            "GET /class/actions/instructors",
            it -> it.instructorChoices("PO1"),
            "[]",
            "class/actions/instructors?policyId=PO1"));
  }

  private static List<Operation> classChanges() {
    ClassValues named = ClassValues.NONE.with(ClassField.NAME, "Net");
    return List.of(
        Operation.change(
            "POST /class",
            new TrainingAction.CreateClass(named),
            "{\"id\":\"CO1\"}",
            "POST class",
            "{\"limitEarlyAccess\":0,\"name\":\"Net\"}"),
        Operation.change(
            "PUT /class/{id}",
            new TrainingAction.EditClass(ID, named),
            "{\"id\":\"CO1\",\"name\":\"Old\"}",
            "PUT class/CO1",
            "{\"id\":\"CO1\",\"name\":\"Net\"}"),
        Operation.change(
            "DELETE /class/{id}", new TrainingAction.DeleteClass(ID), "", "DELETE class/CO1", ""),
        Operation.change(
            "POST /class/actions/sendinvitations",
            new TrainingAction.Invite(ID, List.of(ANN, new StudentId("SD2"))),
            "",
            "POST class/actions/sendinvitations?isMultiple=true",
            "{\"classId\":\"CO1\",\"studentIds\":[\"SD1\",\"SD2\"]}"),
        Operation.change(
            "PUT /class/actions/suspendallenvironments",
            new TrainingAction.SuspendAll(ID),
            PEOPLE,
            "PUT class/actions/suspendallenvironments",
            "{\"id\":\"CO1\"}"),
        Operation.change(
            "DELETE /class/actions/deleteallenvironments",
            new TrainingAction.DeleteAllEnvironments(ID),
            PEOPLE,
            "DELETE class/actions/deleteallenvironments",
            "{\"id\":\"CO1\"}"),
        Operation.change(
            "POST /class/sponsoredlink",
            new TrainingAction.MakePersonalLink(
                ID, "ann@example.com", "Ann", "Ode", true, Map.of("company", "Example")),
            "{\"loginUrl\":\"https://use.example/1\"}",
            "POST class/sponsoredlink",
            "{\"classId\":\"CO1\",\"studentEmail\":\"ann@example.com\",\"studentFirstName\":\"Ann\","
                + "\"studentLastName\":\"Ode\",\"preRegisterStudent\":true,"
                + "\"registrationInfo\":{\"company\":\"Example\"}}"),
        Operation.change(
            "POST /class/disablesponsoredlink",
            new TrainingAction.RevokePersonalLink(ID, "ann@example.com", false),
            "",
            "POST class/disablesponsoredlink",
            "{\"classId\":\"CO1\",\"studentEmail\":\"ann@example.com\",\"unregisterStudent\":false}"),
        Operation.change(
            "POST /Class/{id}/Students/actions/ResumeEnvironmentForStudent",
            new TrainingAction.ResumeForStudents(ID, List.of(ANN)),
            "",
            "POST Class/CO1/Students/actions/ResumeEnvironmentForStudent",
            "{\"classId\":\"CO1\",\"studentIds\":[\"SD1\"]}"));
  }

  private static List<Operation> students() {
    return List.of(
        Operation.look(
            "GET /class/{classId}/students",
            it -> it.students(ID, true),
            "[]",
            "class/CO1/students?isFull=true"),
        Operation.look(
            "GET /class/{classId}/students/{studentId}",
            it -> it.student(ID, ANN),
            "{\"id\":\"SD1\"}",
            "class/CO1/students/SD1"),
        Operation.change(
            "POST /class/{classId}/students",
            new TrainingAction.AddStudent(ID, new StudentDraft("ann@example.com", "Ann", "Ode")),
            "{\"studentId\":\"SD1\"}",
            "POST class/CO1/students",
            "{\"email\":\"ann@example.com\",\"firstName\":\"Ann\",\"lastName\":\"Ode\"}"),
        Operation.change(
            "PUT /class/{classId}/students/{studentId}",
            new TrainingAction.EditStudent(ID, ANN, new StudentDraft(null, "Anna", null)),
            "",
            "PUT class/CO1/students/SD1",
            "{\"firstName\":\"Anna\"}"),
        Operation.change(
            "DELETE /class/{classId}/students/{studentId}",
            new TrainingAction.RemoveStudent(ID, ANN),
            "",
            "DELETE class/CO1/students/SD1",
            ""));
  }

  private static List<Operation> instructorsAndJourneys() {
    return List.of(
        Operation.look(
            "GET /instructors/class",
            it -> it.instructors(ID),
            "[]",
            "instructors/class?classId=CO1"),
        Operation.change(
            "POST /instructors",
            new TrainingAction.AddInstructor(ID, new InstructorId("VP1"), true, false),
            "",
            "POST instructors",
            "{\"instructorVupId\":\"VP1\",\"classId\":\"CO1\",\"sendInviteNow\":true,"
                + "\"disableEnvCreation\":false}"),
        Operation.change(
            "DELETE /instructors/{id}",
            new TrainingAction.RemoveInstructor(ID, new InstructorId("IN/1")),
            "",
            "DELETE instructors/IN%2F1",
            ""));
  }

  private ServedClasses served;

  @BeforeEach
  void serve() throws Exception {
    served = new ServedClasses();
  }

  @AfterEach
  void stop() {
    served.close();
  }

  @ParameterizedTest
  @MethodSource("operations")
  void isSentAsTheReferenceSays(Operation operation) throws Exception {
    String path = operation.sent().replaceFirst("^\\S+ ", "").replaceFirst("\\?.*", "");
    served.answer(path, operation.answer());

    operation.call().make(served.training);

    assertThat(served.asked().getLast()).isEqualTo(operation.sent());
    assertThat(served.sent()).isEqualTo(operation.body());
    if (!operation.body().isEmpty()) {
      assertThat(served.requests.getLast().getHeaders().get("Content-Type"))
          .isEqualTo("application/json");
    }
  }

  @Test
  void everyActionIsAnOperation() throws Exception {
    Set<Class<?>> performed = new LinkedHashSet<>();
    Set<String> called = new LinkedHashSet<>();
    TrainingService noting =
        (TrainingService)
            Proxy.newProxyInstance(
                TrainingService.class.getClassLoader(),
                new Class<?>[] {TrainingService.class},
                (proxy, method, arguments) -> {
                  called.add(method.getName());
                  if (method.getName().equals("perform")) {
                    performed.add(arguments[0].getClass());
                  }
                  return null;
                });
    for (Operation operation : operations()) {
      operation.call().make(noting);
    }

    assertThat(performed)
        .containsExactlyInAnyOrderElementsOf(actions(TrainingAction.class).toList());
    assertThat(called)
        .containsAll(
            Stream.of(TrainingService.class.getMethods())
                .map(Method::getName)
                .filter(name -> !OF_OTHER_PARTS.contains(name))
                .toList());
  }

  /** Choices from lists that part 1 of the reference describes. */
  private static final Set<String> OF_OTHER_PARTS =
      Set.of("projects", "blueprints", "policies", "regions", "timeZones");

  private static Stream<Class<?>> actions(Class<?> sealed) {
    return Stream.of(sealed.getPermittedSubclasses())
        .flatMap(each -> each.isInterface() ? actions(each) : Stream.of(each));
  }

  @Test
  void aRefusalIsTheServicesOwnAndQuotesNoSecret() {
    served.refuse("class", 500, "{\"code\":\"0x50001\",\"message\":\"name taken\"}");
    ClassValues draft = ClassValues.NONE.with(ClassField.PASSPHRASE, Secret.of("hunter2"));

    assertThat(
            catchThrowableOfType(
                ApiException.Rejected.class,
                () -> served.training.perform(new TrainingAction.CreateClass(draft))))
        .hasMessageContaining("name taken")
        .hasMessageNotContaining("hunter2");
    assertThat(served.sent()).contains("hunter2");
    assertThat(new TrainingAction.CreateClass(draft).toString()).doesNotContain("hunter2");
  }
}
