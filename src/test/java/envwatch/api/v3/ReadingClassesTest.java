package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.TrainingService.Served;
import envwatch.model.Secret;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassTime;
import envwatch.model.training.ClassValues;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.TrainingClass;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingClassesTest {
  private static final ClassId ID = new ClassId("COa1B2c3D4e5F6g7H8i9J0k12");
  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");

  private ServedClasses served;

  @BeforeEach
  void serve() throws Exception {
    served = new ServedClasses();
  }

  @AfterEach
  void stop() {
    served.close();
  }

  @Test
  void readsEveryFieldOfAListedClass() throws Exception {
    served.answerFile("class", "classes.json").answerFile("timezones", "timezones.json");

    Served<TrainingClass> classes = served.training.classes();

    assertThat(classes.unreadable()).isZero();
    assertThat(classes.entries()).hasSize(2);
    assertThat(classes.entries().getFirst())
        .isEqualTo(
            new TrainingClass(
                new ClassId("CO1"),
                "Networking 101",
                "N1x7",
                "expired",
                new ClassTime(
                    "02/03/2026 09:15 AM", LocalDateTime.parse("2026-02-03T09:15"), NEW_YORK),
                new ClassTime(
                    "02/03/2026 05:15 PM", LocalDateTime.parse("2026-02-03T17:15"), NEW_YORK),
                "(UTC-05:00) Eastern Time (US & Canada)",
                "lee@example.com",
                "RE1"));
    assertThat(classes.entries().getLast().start().moment())
        .isEqualTo(Instant.parse("2026-11-22T13:00:00Z"));
  }

  @Test
  void asksForTheTimeZonesOnce() throws Exception {
    served.answerFile("class", "classes.json").answerFile("timezones", "timezones.json");

    served.training.classes();
    served.training.classes();

    assertThat(served.asked()).containsExactly("GET class", "GET timezones", "GET class");
  }

  @Test
  void timeZonesThatCannotBeHadDoNotSpoilTheList() throws Exception {
    served.answerFile("class", "classes.json");

    TrainingClass first = served.training.classes().entries().getFirst();

    assertThat(first.start().moment()).isNull();
    assertThat(first.start().served()).isEqualTo("02/03/2026 09:15 AM");
    assertThat(first.start().local()).isEqualTo(LocalDateTime.parse("2026-02-03T09:15"));
  }

  @Test
  void aZoneThatIsUnknownToTheServiceOrToUsIsNotGuessed() throws Exception {
    String moon = "(UTC+00:30) Mare Tranquillitatis";
    String list = ServedClasses.file("classes.json");
    served
        .answer(
            "class",
            list.replace("(UTC-05:00) Eastern Time (US & Canada)", moon)
                .replace("(UTC+01:00) Amsterdam", "(UTC+01:00) Atlantis"))
        .answerFile("timezones", "timezones.json");

    assertThat(served.training.classes().entries())
        .extracting(each -> each.start().zone())
        .containsExactly(null, null);
    assertThat(served.training.classes().entries().getFirst().zoneName()).isEqualTo(moon);
  }

  @Test
  void aWindowsNameInTheListNeedsNoList() throws Exception {
    served.answer(
        "class",
        "[{\"id\":\"CO1\",\"startDate\":\"2/3/2026 9:15 AM\",\"timeZoneId\":\"GMT Standard"
            + " Time\"}]");

    assertThat(served.training.classes().entries().getFirst().start().zone())
        .isEqualTo(ZoneId.of("Europe/London"));
    assertThat(served.asked()).containsExactly("GET class");
  }

  @Test
  void theOffsetGoesBeforeTheNameOfTheZone() throws Exception {
    served.answer(
        "class/CO1",
        """
        {"id":"CO1","startDate":"7/3/2026 9:15 AM","startDateUtcOffsetMinutes":-240,
         "endDate":"7/3/2026 5:15 PM","endDateUtcOffsetMinutes":100000,
         "timeZoneId":"GMT Standard Time","refreshStudentsIntervalSeconds":13}\
        """);

    ClassDetails details = served.training.details(new ClassId("CO1"));

    assertThat(details.trainingClass().start().moment())
        .isEqualTo(Instant.parse("2026-07-03T13:15:00Z"));
    assertThat(details.trainingClass().end().moment())
        .isEqualTo(Instant.parse("2026-07-03T16:15:00Z"));
    assertThat(details.get(ClassField.REFRESH_STUDENTS)).isEqualTo(13);
  }

  @Test
  void whatCannotBeReadOfTheListIsCounted() throws Exception {
    served.answer(
        "class",
        "[{\"name\":\"no id\"},null,7,[],{\"id\":\"CO1\"},{\"id\":\"CO1\"},"
            + "{\"id\":\"CO2\",\"id\":\"CO3\"},{\"id\":"
            + "9".repeat(30)
            + "}]");

    Served<TrainingClass> classes = served.training.classes();

    assertThat(classes.entries())
        .extracting(each -> each.id().value())
        .containsExactly("CO1", "9".repeat(30));
    assertThat(classes.entries().getFirst().name()).isEqualTo("CO1");
    assertThat(classes.entries().getFirst().start()).isEqualTo(ClassTime.NONE);
    assertThat(classes.unreadable()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "null", "[null]", "[{\"name\":\"x\"}]", "", "<html>", "[{"})
  void aListThatCannotBeReadIsNotAnEmptyOne(String body) {
    served.answer("class", body);

    assertThatThrownBy(served.training::classes).isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void anEmptyListHasNoClasses() throws Exception {
    served.answer("class", "[]");

    assertThat(served.training.classes()).isEqualTo(new Served<TrainingClass>(List.of(), 0));
  }

  @Test
  void readsEveryFieldOfAClass() throws Exception {
    served.answerFile("class/" + ID.value(), "class.json");

    ClassDetails details = served.training.details(ID);

    TrainingClass listed = details.trainingClass();
    assertThat(listed.id()).isEqualTo(ID);
    assertThat(listed.start().moment()).isEqualTo(Instant.parse("2026-02-03T14:15:00Z"));
    assertThat(details)
        .isEqualTo(
            new ClassDetails(
                listed,
                ClassValues.NONE
                    .with(ClassField.ZONE, "Eastern Standard Time")
                    .with(ClassField.PROJECT, "PR1")
                    .with(ClassField.PROJECT_NAME, "Training")
                    .with(ClassField.BLUEPRINT, "BP1")
                    .with(ClassField.BLUEPRINT_NAME, "lab bp")
                    .with(ClassField.POLICY, "PO1")
                    .with(ClassField.POLICY_NAME, "Class (5 days)")
                    .with(ClassField.CLOUD_NAME, "Miami")
                    .with(ClassField.INSTRUCTOR, "VP1")
                    .with(ClassField.INSTRUCTOR_NAME, "Lee Poe")
                    .with(ClassField.INSTRUCTOR_EMAIL, "lee@example.com")
                    .with(ClassField.CREATOR_NAME, "Kim Roe")
                    .with(ClassField.CREATOR_EMAIL, "kim@example.com")
                    .with(ClassField.START_EDITABLE, true)
                    .with(ClassField.PASSPHRASE, Secret.of("Pass-Phrase 7"))
                    .with(ClassField.EARLY_ACCESS, EarlyAccess.INSTRUCTOR_ONLY)
                    .with(ClassField.MAX_STUDENTS_LIMIT, 60)
                    .with(ClassField.SELF_REGISTRATION, false)
                    .with(ClassField.SHOWS_ADDRESS, true)
                    .with(ClassField.SHOWS_MAX_STUDENTS, true)
                    .with(ClassField.SHOWS_SELF_REGISTRATION, true)
                    .with(ClassField.CUSTOM_INVITATION, true)
                    .with(ClassField.SUBJECT, "Welcome to ${class}")
                    .with(ClassField.BODY, "Hello ${name},\nsee you.")
                    .with(ClassField.USUAL_SUBJECT, "Invitation")
                    .with(ClassField.USUAL_BODY, "You are invited, ${name}.")
                    .with(ClassField.ADDRESS1, "1 Main St")
                    .with(ClassField.ZIP_CODE, "33101")
                    .with(ClassField.CITY, "Miami")
                    .with(ClassField.STATE, "FL")
                    .with(ClassField.COUNTRY, "US"),
                List.of(
                    new CustomField("TF1", "Course code", 3, true, "[A-Z]{3}", "ABC", "NET"),
                    new CustomField("TF2", "Cost centre", 1, false, null, null, null))));
    assertThat(served.asked()).containsExactly("GET class/" + ID.value());
  }

  @Test
  void readsTheNewerFieldsOfAClass() throws Exception {
    served.answer(
        "class/CO1",
        """
        {"id":"CO1","selfPaced":true,"allowMultipleStudentLogin":true,"allowAudioVideo":false,
         "shareInstructorCloudFolderWithAllStudents":true,"regionId":"RE1","maxStudents":12,
         "enableSteps":true,"studentsCanSwitchStep":false,
         "steps":[{"blueprintId":"BP1","isDefault":true},{"blueprintId":"BP2"},{},null]}\
        """);

    ClassDetails details = served.training.details(new ClassId("CO1"));

    assertThat(details.get(ClassField.SELF_PACED)).isTrue();
    assertThat(details.get(ClassField.MULTIPLE_LOGIN)).isTrue();
    assertThat(details.get(ClassField.AUDIO_VIDEO)).isFalse();
    assertThat(details.get(ClassField.SHARED_FOLDER)).isTrue();
    assertThat(details.get(ClassField.MAX_STUDENTS)).isEqualTo(12);
    assertThat(details.trainingClass().regionId()).isEqualTo("RE1");
    assertThat(details.get(ClassField.IN_STEPS)).isTrue();
    assertThat(details.get(ClassField.SWITCHING_STEPS)).isFalse();
    assertThat(details.get(ClassField.STEPS))
        .containsExactly(new ClassStep("BP1", true), new ClassStep("BP2", false));
  }

  @Test
  void readsNamesInAnyCase() throws Exception {
    String pascal =
        Pattern.compile("\"([a-z])(\\w+\":)")
            .matcher(ServedClasses.file("class.json"))
            .replaceAll(name -> "\"" + name.group(1).toUpperCase(Locale.ROOT) + name.group(2));
    served.answerFile("class/" + ID.value(), "class.json");
    ClassDetails camel = served.training.details(ID);
    served.answer("class/" + ID.value(), pascal);

    assertThat(pascal).contains("\"StudentPassphrase\":").doesNotContain("\"startDate\"");
    assertThat(served.training.details(ID)).isEqualTo(camel);
  }

  @Test
  void oddValuesOfAClassCostOnlyThemselves() throws Exception {
    served.answer(
        "class/CO1",
        """
        {"name":{"a":1},"startDate":"next Tuesday","limitEarlyAccess":7,"maxStudents":"many",
         "address":"Miami","customFieldsValues":{"id":"TF1"},"steps":"none","studentPassphrase":"",
         "timeZoneId":"Atlantis Standard Time","isUsingClassTypes":"maybe","future":[{"x":[1]}]}\
        """);

    ClassDetails details = served.training.details(new ClassId("CO1"));

    assertThat(details.trainingClass().name()).isEqualTo("CO1");
    assertThat(details.trainingClass().start())
        .isEqualTo(new ClassTime("next Tuesday", null, null));
    assertThat(details.get(ClassField.ZONE)).isEqualTo("Atlantis Standard Time");
    assertThat(details.get(ClassField.EARLY_ACCESS)).isNull();
    assertThat(details.get(ClassField.MAX_STUDENTS)).isNull();
    assertThat(details.get(ClassField.CITY)).isNull();
    assertThat(details.get(ClassField.PASSPHRASE)).isNull();
    assertThat(details.customFields()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[]", "null", "42", "{\"message\":\"hello\"}"})
  void somethingElseIsNoClass(String body) {
    served.answer("class/CO1", body);

    assertThatThrownBy(() -> served.training.details(new ClassId("CO1")))
        .isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void aPassphraseAppearsInNoText() throws Exception {
    served.answerFile("class/" + ID.value(), "class.json");

    assertThat(served.training.details(ID).toString()).doesNotContain("Pass-Phrase");
  }

  @Test
  void aClassThatIsGoneIsNotFound() {
    served.refuse("class/CO1", 404, "{\"code\":\"0x40400\",\"message\":\"no such class\"}");

    assertThatThrownBy(() -> served.training.details(new ClassId("CO1")))
        .isInstanceOf(ApiException.NotFound.class);
  }
}
