package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.model.Choice;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookupsTest {
  private static final ClassId ID = new ClassId("CO1");

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
  void offersTheProjectsInWhichClassesCanBeCreated() throws Exception {
    served.answer(
        "projects",
        "[{\"id\":\"PR1\",\"name\":\"Training\",\"isActive\":true},{\"id\":\"PR2\"},{},null]");

    assertThat(served.training.projects())
        .containsExactly(new Choice("PR1", "Training"), new Choice("PR2", "PR2"));
    assertThat(served.asked()).containsExactly("GET projects?WhereUserCanCreateClass=true");
  }

  @Test
  void offersTheBlueprintsThatStudentsMayHave() throws Exception {
    served.answer(
        "projects/PR%201/blueprints",
        "[{\"id\":\"BP1\",\"name\":\"one\",\"disabledForTrainingEnvironmentCreation\":null},"
            + "{\"id\":\"BP2\",\"name\":\"two\",\"disabledForTrainingEnvironmentCreation\":true},"
            + "{\"id\":\"BP3\",\"name\":\"three\",\"disabledForTrainingEnvironmentCreation\":false}]");

    assertThat(served.training.blueprints("PR 1"))
        .containsExactly(new Choice("BP1", "one"), new Choice("BP3", "three"));
  }

  @Test
  void offersPoliciesRegionsCountriesAndTimeZones() throws Exception {
    served
        .answer(
            "projects/PR1/policies", "[{\"id\":\"PO1\",\"name\":\"Class\",\"projectId\":\"PR1\"}]")
        .answer(
            "regions",
            "[{\"id\":\"RE1\",\"name\":\"Miami\",\"friendlyName\":\"US"
                + " East\"},{\"id\":\"RE2\",\"name\":\"Oslo\"}]")
        .answer(
            "class/actions/countries",
            "[{\"code\":\"US\",\"englishName\":\"United States\",\"states\":[{\"code\":\"FL\"}]}]")
        .answerFile("timezones", "timezones.json");

    assertThat(served.training.policies("PR1")).containsExactly(new Choice("PO1", "Class"));
    assertThat(served.training.regions())
        .containsExactly(new Choice("RE1", "US East"), new Choice("RE2", "Oslo"));
    assertThat(served.training.countries()).containsExactly(new Choice("US", "United States"));
    assertThat(served.training.timeZones())
        .contains(new Choice("Eastern Standard Time", "(UTC-05:00) Eastern Time (US & Canada)"));
  }

  @Test
  void readsTheFieldsThatAProjectAsksForInTheirOrder() throws Exception {
    served.answer(
        "class/actions/customfields",
        "[{\"id\":\"TF3\",\"name\":\"c\"},{\"id\":\"TF2\",\"order\":2,\"name\":\"b\",\"isRequired\":true},{\"id\":\"TF1\",\"order\":1,\"type\":4,\"regex\":\"x+\",\"defaultValue\":\"xx\"},{\"name\":\"no"
            + " id\"}]");

    assertThat(served.training.customFields("PR1"))
        .containsExactly(
            new CustomField("TF1", "TF1", 4, false, "x+", "xx", null),
            new CustomField("TF2", "b", null, true, null, null, null),
            new CustomField("TF3", "c", null, false, null, null, null));
  }

  @Test
  void offersInstructorsThatHaveAnId() throws Exception {
    served.answer(
        "class/actions/instructors",
        "[{\"id\":\"VP1\",\"name\":\"Lee"
            + " Poe\",\"email\":\"lee@example.com\"},{\"name\":\"Nobody\"}]");

    assertThat(served.training.instructorChoices("PO1"))
        .containsExactly(new Instructor(new InstructorId("VP1"), "Lee Poe", "lee@example.com"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{\"id\":\"IN1\",\"name\":\"Lee Poe\",\"email\":\"lee@example.com\"}]",
        "[{\"Id\":\"IN1\",\"firstName\":\"Lee\",\"lastName\":\"Poe\",\"instructorEmail\":\"lee@example.com\"}]",
        "{\"instructors\":[{\"instructorVupId\":\"IN1\",\"instructorName\":\"Lee"
            + " Poe\",\"email\":\"lee@example.com\"},{}]}",
        "[{\"vupId\":\"IN1\",\"fullName\":\"Lee Poe\",\"email\":\"lee@example.com\"},null]"
      })
  void readsTheInstructorsOfAClassFromLikelyShapes(String body) throws Exception {
    served.answer("instructors/class", body);

    assertThat(served.training.instructors(ID))
        .containsExactly(new Instructor(new InstructorId("IN1"), "Lee Poe", "lee@example.com"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "null", "[null]", "[7]", "{\"a\":[],\"b\":[]}", "", "<html>"})
  void aListThatCannotBeReadIsNotAnEmptyOne(String body) {
    served.answer("instructors/class", body).answer("timezones", body);

    assertThatThrownBy(() -> served.training.instructors(ID))
        .isInstanceOf(ApiException.Unreadable.class);
    assertThatThrownBy(() -> served.training.timeZones())
        .isInstanceOf(ApiException.Unreadable.class);
  }
}
