package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.TestAccounts;
import envwatch.api.TrainingService.Served;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonObject;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingClass;
import envwatch.util.JsonText;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a body holds, it is read or said to be unreadable. */
class HostileBodiesTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final StudentId ANN = new StudentId("SD1");
  private static final String SECRET = "hunter2";

  /** Nothing answers there: without the list of time zones, classes are read all the same. */
  private static final ClassReader CLASSES = new ClassReader(new Zones(unreachable()));

  private static V3Http unreachable() {
    try {
      return new V3Http(
          TestAccounts.at(URI.create("http://127.0.0.1:1")),
          TestAccounts.transport(Clock.systemUTC()));
    } catch (ApiException e) {
      throw new AssertionError(e);
    }
  }

  interface Reading {
    Object read(byte[] body) throws ApiException;
  }

  static Stream<Arguments> readings() {
    return Stream.of(
        reading(
            "classes",
            "classes.json",
            body ->
                Json.<Entries<JsonObject>>read(body, Responses::identified).read().stream()
                    .map(each -> CLASSES.listed(ID, each))
                    .toList()),
        reading("class", "class.json", body -> CLASSES.details(ID, Responses.object(body))),
        reading(
            "students",
            "students.json",
            body ->
                Json.<Entries<JsonObject>>read(body, Responses::identified).read().stream()
                    .map(each -> StudentReader.student(ANN, each))
                    .toList()),
        reading(
            "fields",
            "timezones.json",
            body -> ClassReader.customFields(Json.<List<JsonObject>>read(body, JsonObject::list))),
        reading(
            "edit",
            "class.json",
            body ->
                JsonText.bytes(
                    ClassBody.changed(Json.<JsonObject>read(body, JsonObject::read), CHANGES))));
  }

  private static final ClassValues CHANGES =
      ClassValues.NONE
          .with(ClassField.NAME, "x")
          .with(ClassField.ADDRESS1, "a")
          .with(ClassField.IN_STEPS, true)
          .with(ClassField.SWITCHING_STEPS, true)
          .with(ClassField.STEPS, List.of(new ClassStep("BP1", true)))
          .with(ClassField.CUSTOM_FIELDS, Map.of("TF1", "x"));

  private static Arguments reading(String what, String file, Reading reading) {
    return Arguments.of(what, file, reading);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("readings")
  void aSpoiledBodyIsReadOrUnreadable(String what, String file, Reading reading) throws Exception {
    String good = ServedClasses.file(file).replace("Pass-Phrase 7", SECRET);
    var random = new Random(what.hashCode());
    for (int round = 0; round < 1000; round++) {
      byte[] spoiled = spoiled(good, random).getBytes(StandardCharsets.UTF_8);

      Throwable failure = catchThrowable(() -> reading.read(spoiled));

      if (failure != null) {
        assertThat(failure).isInstanceOf(Unreadable.class).hasNoCause();
        assertThat(failure).hasMessageNotContaining(SECRET);
      }
      assertThat(PeopleReader.answer(spoiled).succeeded()).isEmpty();
    }
  }

  /** With a few pieces cut out, doubled, or replaced by another value. */
  private static String spoiled(String good, Random random) {
    List<String> values =
        List.of("null", "{}", "[]", "\"\"", "-1", "1e999", "true", "\"\\u0000\"", "[[{}]]");
    var text = new StringBuilder(good);
    for (int change = 0; change <= random.nextInt(3); change++) {
      int from = random.nextInt(text.length());
      int to = Math.min(text.length(), from + random.nextInt(40));
      switch (random.nextInt(4)) {
        case 0 -> text.delete(from, to);
        case 1 -> text.insert(from, text.substring(from, to));
        case 2 -> text.setLength(from + 1);
        default -> replaceValue(text, from, values.get(random.nextInt(values.size())));
      }
    }
    return text.toString();
  }

  private static void replaceValue(StringBuilder text, int near, String value) {
    int colon = text.indexOf(":", near);
    int end = colon < 0 ? -1 : text.indexOf(",", colon);
    if (end > 0) {
      text.replace(colon + 1, end, value);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("readings")
  void aBodyOfMoreThanAnyAccountHasIsTooLarge(String what, String file, Reading reading) {
    byte[] body = ("[" + "{\"id\":1},".repeat(150_000) + "{}]").getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> reading.read(body)).as(what + file).isInstanceOf(Unreadable.class);
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

  @Test
  void twoHundredClassesAreRead() throws Exception {
    String one = ServedClasses.file("class.json");
    served.answer(
        "class",
        IntStream.range(0, 200)
            .mapToObj(number -> one.replace("COa1B2", "CO" + number))
            .collect(Collectors.joining(",", "[", "]")));

    Served<TrainingClass> classes = served.training.classes();

    assertThat(classes.entries()).hasSize(200);
    assertThat(classes.unreadable()).isZero();
  }

  @Test
  void sixHundredSeatsAreRead() throws Exception {
    String vms =
        IntStream.range(0, 8)
            .mapToObj(
                number -> "{\"id\":\"MCAbCdEfGhIjKlMnOpQrS" + number + "2\",\"name\":\"web\"}")
            .collect(Collectors.joining(","));
    served.answer(
        "class/CO1/students",
        IntStream.range(0, 600)
            .mapToObj(number ->
                "{\"id\":\"S"
                    + number
                    + "\",\"email\":\"\",\"status\":0,\"envId\":\"E\","
                    + "\"envStatus\":2,\"envCommands\":[\"Suspend\"],\"vms\":["
                    + vms
                    + "]}")
            .collect(Collectors.joining(",", "[", "]")));

    Served<Student> students = served.training.students(ID, true);

    assertThat(students.entries()).hasSize(600);
    assertThat(students.entries().getLast().machines()).hasSize(8);
  }
}
