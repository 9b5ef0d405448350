package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.TrainingService.Unsent;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.Person;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingAction.Answer;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangingClassesTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final String SUSPEND = "class/actions/suspendallenvironments";
  private static final TrainingAction LINK =
      new TrainingAction.MakePersonalLink(ID, "ann@example.com", "Ann", "Ode", false);

  private static final String ANN =
      "{\"id\":\"SD1\",\"email\":\"ann@example.com\",\"fullName\":\"Ann Ode\",\"envId\":\"EN1\"}";
  private static final String BOB =
      "{\"id\":\"SD2\",\"email\":\"bob@example.com\",\"fullName\":\"Bob Poe\",\"envId\":\"EN2\"}";

  private ServedClasses served;

  @BeforeEach
  void serve() throws Exception {
    served = new ServedClasses();
  }

  @AfterEach
  void stop() {
    served.close();
  }

  private Answer perform(TrainingAction action) throws Exception {
    return served.training.perform(action);
  }

  @Test
  void createsAClassWithEveryField() throws Exception {
    served.answer("class", "{\"id\":\"CO9\"}");
    ClassValues draft =
        ClassValues.NONE
            .with(ClassField.NAME, "Net \"1\"")
            .with(ClassField.PROJECT, "PR1")
            .with(ClassField.BLUEPRINT, "BP1")
            .with(ClassField.POLICY, "PO1")
            .with(ClassField.REGION, "RE1")
            .with(ClassField.INSTRUCTOR, "VP1")
            .with(ClassField.ZONE, "Eastern Standard Time")
            .with(ClassField.START, LocalDateTime.parse("2026-02-03T09:05"))
            .with(ClassField.END, LocalDateTime.parse("2026-02-03T17:00"))
            .with(ClassField.PASSPHRASE, Secret.of("pass"))
            .with(ClassField.EARLY_ACCESS, EarlyAccess.NOBODY)
            .with(ClassField.MAX_STUDENTS, 12)
            .with(ClassField.SELF_REGISTRATION, true)
            .with(ClassField.SELF_PACED, false)
            .with(ClassField.MULTIPLE_LOGIN, true)
            .with(ClassField.AUDIO_VIDEO, false)
            .with(ClassField.SHARED_FOLDER, true)
            .with(ClassField.IN_STEPS, true)
            .with(ClassField.SWITCHING_STEPS, false)
            .with(ClassField.STEPS, List.of(new ClassStep("BP2", true)))
            .with(ClassField.CUSTOM_INVITATION, true)
            .with(ClassField.SUBJECT, "Hi")
            .with(ClassField.BODY, "Hello\nthere")
            .with(ClassField.ADDRESS1, "1 Main St")
            .with(ClassField.ZIP_CODE, "33101")
            .with(ClassField.CITY, "Miami")
            .with(ClassField.STATE, "FL")
            .with(ClassField.COUNTRY, "US")
            .with(ClassField.CUSTOM_FIELDS, Map.of("TF1", "NET"));

    assertThat(perform(new TrainingAction.CreateClass(draft)).id()).isEqualTo("CO9");
    assertThat(served.sent())
        .isEqualTo(
            "{\"limitEarlyAccess\":2,\"name\":\"Net"
                + " \\\"1\\\"\",\"projectId\":\"PR1\",\"blueprintId\":\"BP1\","
                + "\"policyId\":\"PO1\",\"regionId\":\"RE1\",\"instructorVupId\":\"VP1\",\"timeZoneId\":\"Eastern"
                + " Standard Time\",\"startDate\":\"02/03/2026 09:05 AM\",\"endDate\":\"02/03/2026"
                + " 05:00 PM\",\"studentPassphrase\":\"pass\","
                + "\"permitAccessToNonRegisteredStudent\":true,\"selfPaced\":false,"
                + "\"allowMultipleStudentLogin\":true,\"allowAudioVideo\":false,"
                + "\"shareInstructorCloudFolderWithAllStudents\":true,\"useCustomInvitationEmail\":true,"
                + "\"customInvitationEmailSubject\":\"Hi\",\"customInvitationEmailBody\":\"Hello\\nthere\",\"maxStudents\":12,\"address\":{\"address1\":\"1"
                + " Main St\",\"city\":\"Miami\","
                + "\"state\":\"FL\",\"zipCode\":\"33101\",\"country\":\"US\"},\"enableSteps\":true,"
                + "\"studentsCanSwitchStep\":false,\"steps\":[{\"blueprintId\":\"BP2\",\"isDefault\":true}],"
                + "\"customFieldsValues\":[{\"id\":\"TF1\",\"value\":\"NET\"}]}");
  }

  @Test
  void anEditSendsEverythingElseBackAsItWas() throws Exception {
    served.answer(
        "class/CO1",
        """
        {"Name":"Old","future":{"a":[1,2.50,true,null,"x"]},"big":12345678901234567890,"exact":1.10,
         "studentPassphrase":"keep me","maxStudents":20,"startDate":"02/03/2026 09:15 AM",
         "address":{"city":"Miami","floor":3},
         "customFieldsValues":[{"id":"TF1","order":1,"value":"A","odd":"x"},{"id":"TF2","value":"B"},7],
         "steps":[{"blueprintId":"BP1","isDefault":true,"title":"one"},{"blueprintId":"BP2","isDefault":false}]}\
        """);
    ClassValues changes =
        ClassValues.NONE
            .with(ClassField.NAME, "New")
            .with(ClassField.START, LocalDateTime.parse("2026-02-03T12:30"))
            .with(ClassField.MAX_STUDENTS, ClassField.NO_LIMIT)
            .with(ClassField.ADDRESS1, "1 Main St")
            .with(ClassField.CITY, "")
            .with(
                ClassField.STEPS, List.of(new ClassStep("BP1", false), new ClassStep("BP3", true)))
            .with(ClassField.CUSTOM_FIELDS, Map.of("TF1", "Z"));

    Answer answer = perform(new TrainingAction.EditClass(ID, changes));

    assertThat(answer.id()).isEqualTo("CO1");
    assertThat(served.asked()).containsExactly("GET class/CO1", "PUT class/CO1");
    assertThat(served.sent())
        .isEqualTo(
            "{\"Name\":\"New\",\"future\":{\"a\":[1,2.50,true,null,\"x\"]},\"big\":12345678901234567890,\"exact\":1.10,\"studentPassphrase\":\"keep"
                + " me\",\"maxStudents\":null,\"startDate\":\"02/03/2026 12:30"
                + " PM\",\"address\":{\"city\":\"\",\"floor\":3,\"address1\":\"1 Main St\"},"
                + "\"customFieldsValues\":[{\"id\":\"TF1\",\"order\":1,\"value\":\"Z\",\"odd\":\"x\"},"
                + "{\"id\":\"TF2\",\"value\":\"B\"},7],"
                + "\"steps\":[{\"blueprintId\":\"BP1\",\"isDefault\":false,\"title\":\"one\"},"
                + "{\"blueprintId\":\"BP3\",\"isDefault\":true}],\"id\":\"CO1\"}");
  }

  @Test
  void anEditWithoutChangesSendsTheClassAsServed() throws Exception {
    served.answerFile("class/CO1", "class.json");
    served.training.details(ID);
    String compact =
        ServedClasses.file("class.json")
            .replaceAll("(?m)^\\s+|\n", "")
            .replace(": ", ":")
            .replace(", ", ",");

    perform(new TrainingAction.EditClass(ID, ClassValues.NONE));

    assertThat(served.sent().replace(": ", ":").replace(", ", ","))
        .isEqualTo(compact.replace("COa1B2c3D4e5F6g7H8i9J0k12", "CO1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\":\"CO1\",\"name\":\"A\",\"name\":\"B\"}",
        "{\"id\":\"CO1\",\"name\":\"A\",\"Name\":\"B\"}",
        "{\"id\":\"CO1\",\"address\":{\"city\":\"A\",\"city\":\"B\"}}",
        "{\"id\":\"CO1\",\"name\":\"\uFFFD\"}",
        "{\"message\":\"hello\"}",
        "[]",
        "",
        "<html>"
      })
  void whatCannotBeSentBackWholeIsNotSent(String body) {
    served.answer("class/CO1", body);

    assertThatThrownBy(() ->
            perform(new TrainingAction.EditClass(ID, ClassValues.NONE.with(ClassField.NAME, "C"))))
        .isInstanceOf(Unsent.class);
    assertThat(served.asked()).containsExactly("GET class/CO1");
  }

  @Test
  void anEditOfAClassThatIsGoneIsNotSent() {
    served.refuse("class/CO1", 404, "{\"code\":\"0x40400\",\"message\":\"gone\"}");

    assertThatThrownBy(() -> perform(new TrainingAction.EditClass(ID, ClassValues.NONE)))
        .isInstanceOf(Unsent.class)
        .hasCauseInstanceOf(ApiException.NotFound.class);
    assertThat(served.requests).hasSize(1);
  }

  @Test
  void anEditWhoseReadingIsCutOffIsKnownNotToHaveBeenSent() {
    served.cutOff("class/CO1");

    assertThatThrownBy(() -> perform(new TrainingAction.EditClass(ID, ClassValues.NONE)))
        .isInstanceOf(Unsent.class)
        .hasCauseInstanceOf(ApiException.Unreachable.class);
    assertThat(served.asked()).doesNotContain("PUT class/CO1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"failed\":[BOB],\"succeed\":[ANN]}",
        "[{\"failed\":[BOB],\"succeed\":[ANN]}]",
        "[{\"failed\":[BOB]},{\"succeed\":[ANN]}]",
        "{\"Failed\":[BOB],\"Succeed\":[ANN]}",
        "{\"failed\":BOB,\"succeed\":ANN}",
        "{\"failed\":{\"SD2\":BOB},\"succeed\":{\"SD1\":ANN}}"
      })
  void tellsForWhomItSucceededAndFailed(String shape) throws Exception {
    served.answer(SUSPEND, shape.replace("ANN", ANN).replace("BOB", BOB));

    Answer answer = perform(new TrainingAction.SuspendAll(ID));

    assertThat(answer.told()).isTrue();
    assertThat(answer.succeeded())
        .containsExactly(
            new Person(
                new StudentId("SD1"), "ann@example.com", "Ann Ode", new EnvironmentId("EN1")));
    assertThat(answer.failed())
        .containsExactly(
            new Person(
                new StudentId("SD2"), "bob@example.com", "Bob Poe", new EnvironmentId("EN2")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "[]", "null", "true", "{\"failed\":null}", "[[]]", "7"})
  void anAnswerWithoutPeopleTellsNothing(String body) throws Exception {
    served.answer(SUSPEND, body);

    assertThat(perform(new TrainingAction.SuspendAll(ID))).isEqualTo(Answer.PLAIN);
  }

  @Test
  void nobodyIsLostOfWhomLittleIsTold() throws Exception {
    served.answer(
        SUSPEND, "{\"failed\":[null,{},\"SD3\",\"cy@example.com\",7,{\"id\":4,\"envId\":null}]}");

    assertThat(perform(new TrainingAction.SuspendAll(ID)).failed())
        .containsExactly(
            new Person(null, null, null, null),
            new Person(null, null, null, null),
            new Person(new StudentId("SD3"), null, null, null),
            new Person(null, "cy@example.com", null, null),
            new Person(null, null, null, null),
            new Person(new StudentId("4"), null, null, null));
  }

  @Test
  void aPersonalLinkIsASecret() throws Exception {
    served.answer("class/sponsoredlink", "{\"LoginUrl\":\"https://use.example/x?t=hunter2\"}");

    Answer answer = perform(LINK);

    assertThat(Secret.same(answer.link(), Secret.of("https://use.example/x?t=hunter2"))).isTrue();
    assertThat(answer.toString()).doesNotContain("hunter2");
    assertThat(served.sent()).doesNotContain("registrationInfo");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"url\":\"https://use.example/x?t=hunter2\"}",
        "\"https://use.example/x?t=hunter2\"",
        "{\"loginUrl\":\"https://use.example/x?t=hunter2",
        "<a href='https://use.example/x?t=hunter2'>"
      })
  void anAnswerWithoutALinkIsNotQuoted(String body) {
    served.answer("class/sponsoredlink", body);

    assertThatThrownBy(() -> perform(LINK))
        .isInstanceOf(ApiException.Unreadable.class)
        .hasMessageNotContaining("hunter2")
        .hasNoCause();
  }

  @Test
  void tellsTheIdOfAnAddedStudent() throws Exception {
    served.answer("class/CO1/students", "{\"studentId\":17}");
    TrainingAction add =
        new TrainingAction.AddStudent(ID, new StudentDraft("a@example.com", "A", "B"));

    assertThat(perform(add).id()).isEqualTo("17");
    served.answer("class/CO1/students", "");
    assertThat(perform(add)).isEqualTo(Answer.PLAIN);
  }

  @Test
  void aWebPageIsNoAcceptance() {
    served.answer("class/CO1", "<html>Sign in</html>");

    assertThatThrownBy(() -> perform(new TrainingAction.DeleteClass(ID)))
        .isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void aChangeIsSentOnce() {
    served.refuse("class/CO1", 503, "");

    assertThatThrownBy(() -> perform(new TrainingAction.DeleteClass(ID)))
        .isInstanceOf(ApiException.ServerFault.class);
    assertThat(served.requests).hasSize(1);
  }
}
