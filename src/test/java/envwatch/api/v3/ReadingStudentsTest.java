package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.TrainingService.Served;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentMachine;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class ReadingStudentsTest {
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
  void readsEveryFieldOfAStudent() throws Exception {
    served.answerFile("class/CO1/students", "students.json");

    Served<Student> students = served.training.students(ID, true);

    assertThat(students.unreadable()).isZero();
    assertThat(students.entries())
        .containsExactly(
            new Student(
                new StudentId("SD1"),
                "Ann",
                "Ode",
                "ann@example.com",
                Attendance.IN_CLASS,
                "2",
                new EnvironmentId("EN1"),
                new Status(Phase.RUNNING, "Ready"),
                Set.of("Suspend", "RevertEnv", "Delete"),
                List.of(new StudentMachine("MC1", "web"), new StudentMachine("MC2", "db"))),
            new Student(
                new StudentId("SD2"),
                "Bob",
                "Poe",
                "bob@example.com",
                Attendance.TOOK_PART,
                "1",
                new EnvironmentId("EN2"),
                new Status(Phase.SUSPENDED, "Suspended"),
                Set.of("Resume"),
                List.of()),
            new Student(
                new StudentId("SD3"),
                "Cy",
                "Roe",
                "cy@example.com",
                Attendance.INVITED,
                "0",
                null,
                Status.UNTOLD,
                Set.of(),
                List.of()));
    assertThat(served.asked()).containsExactly("GET class/CO1/students?isFull=true");
  }

  @Test
  void asksForMachinesOnlyWhenTheyAreWanted() throws Exception {
    served.answer("class/CO1/students", "[]");

    assertThat(served.training.students(ID, false).entries()).isEmpty();
    assertThat(served.asked()).containsExactly("GET class/CO1/students?isFull=false");
  }

  @ParameterizedTest
  @CsvSource({
    "2, RUNNING, Ready",
    "3, SUSPENDED, Suspended",
    "4, SUSPENDED, Archived",
    "5, PROBLEM, Deleted",
    "7, CHANGING, Publishing",
    "8, CHANGING, Preparing",
    "9, PROBLEM, Creation Failed",
    "42, UNKNOWN, status 42",
    "\"3\", SUSPENDED, Suspended",
    "\"Ready\", RUNNING, Ready",
    "\"Defragmenting\", UNKNOWN, Defragmenting"
  })
  void namesTheStateOfTheEnvironment(String envStatus, Phase phase, String word) throws Exception {
    served.answer(
        "class/CO1/students/SD1",
        "{\"id\":\"SD1\",\"envId\":\"EN1\",\"envStatus\":" + envStatus + "}");

    assertThat(student().environmentStatus()).isEqualTo(new Status(phase, word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"\"", "\"  \"", "\"N/A\"", "{}", "[]"})
  void withoutAnIdThereIsNoEnvironment(String envId) throws Exception {
    served.answer(
        "class/CO1/students/SD1", "{\"id\":\"SD1\",\"envStatus\":2,\"envId\":" + envId + "}");

    assertThat(student().environment()).isNull();
    assertThat(student().environmentStatus()).isEqualTo(Status.UNTOLD);
  }

  @ParameterizedTest
  @CsvSource({
    "0, INVITED",
    "1, TOOK_PART",
    "2, IN_CLASS",
    "3, UNKNOWN",
    "\"2\", IN_CLASS",
    "\"LoggedIn\", IN_CLASS",
    "\"Dozing\", UNKNOWN",
    "-1, UNKNOWN"
  })
  void keepsTheAttendanceAsServed(String status, Attendance attendance) throws Exception {
    served.answer("class/CO1/students/SD1", "{\"id\":\"SD1\",\"status\":" + status + "}");

    assertThat(student().attendance()).isEqualTo(attendance);
    assertThat(student().attendanceServed()).isEqualTo(status.replace("\"", ""));
  }

  @Test
  void aStudentOfWhomNothingIsToldIsNobodySpecial() throws Exception {
    served.answer("class/CO1/students/SD1", "{}");

    Student student = student();

    assertThat(student.attendance()).isEqualTo(Attendance.UNKNOWN);
    assertThat(student.attendanceServed()).isNull();
    assertThat(student.name()).isEqualTo("SD1");
  }

  @Test
  void keepsUnknownCommandsAsServed() throws Exception {
    served.answer(
        "class/CO1/students/SD1",
        "{\"id\":\"SD1\",\"envCommands\":[\"Teleport\",null,7,\"\",\"Suspend\"]}");

    assertThat(student().commands()).containsExactlyInAnyOrder("Teleport", "Suspend");
  }

  @Test
  void readsNamesInAnyCaseAndIdsThatAreNumbers() throws Exception {
    served.answer(
        "class/CO1/students",
        "[{\"Id\":17,\"FirstName\":\"Ann\",\"EnvId\":12,\"EnvStatus\":\"8\",\"VMs\":[{\"Id\":4},{}]}]");

    Student student = served.training.students(ID, true).entries().getFirst();

    assertThat(student.id()).isEqualTo(new StudentId("17"));
    assertThat(student.firstName()).isEqualTo("Ann");
    assertThat(student.environment()).isEqualTo(new EnvironmentId("12"));
    assertThat(student.environmentStatus().word()).isEqualTo("Preparing");
    assertThat(student.machines()).containsExactly(new StudentMachine("4", "4"));
  }

  @Test
  void whatCannotBeReadIsCounted() throws Exception {
    served.answer(
        "class/CO1/students",
        "[null,{\"email\":\"x@example.com\"},{\"id\":\"SD1\"},\"SD2\",{\"id\":\"SD1\"}]");

    Served<Student> students = served.training.students(ID, false);

    assertThat(students.entries()).hasSize(1);
    assertThat(students.unreadable()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "null", "[null]", "{\"students\":null}", "", "<html>"})
  void aListThatCannotBeReadIsNotAnEmptyOne(String body) {
    served.answer("class/CO1/students", body);

    assertThatThrownBy(() -> served.training.students(ID, false))
        .isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void readsOneStudentWithMachines() throws Exception {
    served.answer(
        "class/CO1/students/SD1",
        "[{\"id\":\"SD1\",\"email\":\"ann@example.com\",\"vms\":[{\"id\":\"MC1\",\"name\":\"web\"}]}]");

    assertThat(student().machines()).containsExactly(new StudentMachine("MC1", "web"));
    assertThat(served.asked()).containsExactly("GET class/CO1/students/SD1");
  }

  private Student student() throws ApiException {
    return served.training.student(ID, new StudentId("SD1"));
  }
}
