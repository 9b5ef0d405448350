package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.ApiException.Unreadable.What;
import envwatch.api.connect.Dialect;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okio.Buffer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a body holds, every version reads it or says why not. */
@Execution(ExecutionMode.CONCURRENT)
class BadBodiesTest {
  private static final EnvironmentId ID = new EnvironmentId("ENVAPIID0001");

  @AutoClose private final MockWebServer server = new MockWebServer();
  private byte[] body = {};

  @BeforeEach
  void serve() throws Exception {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            return new MockResponse.Builder().body(new Buffer().write(body)).build();
          }
        });
    server.start();
  }

  static Stream<Dialect> dialects() {
    return Stream.of(new V1Dialect(), new V2Dialect(), new V3Dialect());
  }

  static Stream<Dialect> dialectsWithSnapshots() {
    return dialects().filter(dialect -> !(dialect instanceof V1Dialect));
  }

  static Stream<Arguments> unreadableBodies() {
    List<Arguments> cases = new ArrayList<>();
    dialects()
        .forEach(dialect -> {
          cases.add(Arguments.of(dialect, "", What.EMPTY));
          cases.add(Arguments.of(dialect, " \r\n\t", What.EMPTY));
          cases.add(Arguments.of(dialect, "\uFEFF", What.EMPTY));
          cases.add(Arguments.of(dialect, "<html><body>Sign in</body></html>", What.HTML));
          cases.add(Arguments.of(dialect, "\uFEFF \n<!DOCTYPE html>", What.HTML));
          cases.add(Arguments.of(dialect, "Service Unavailable", What.NOT_JSON));
          cases.add(Arguments.of(dialect, "{\"name\":\"Lab\",\"status", What.NOT_JSON));
          cases.add(Arguments.of(dialect, "{\"name\":'Lab'}", What.NOT_JSON));
          cases.add(Arguments.of(dialect, nested(100_000), What.NOT_JSON));
          cases.add(Arguments.of(dialect, "{\"name\":1" + "0".repeat(5000) + "}", What.NOT_JSON));
          cases.add(Arguments.of(dialect, "[]", What.OTHER_SHAPE));
          cases.add(Arguments.of(dialect, "\"Lab\"", What.OTHER_SHAPE));
          cases.add(Arguments.of(dialect, "null", What.OTHER_SHAPE));
          cases.add(Arguments.of(dialect, "42", What.OTHER_SHAPE));
          cases.add(Arguments.of(dialect, "{}", What.OTHER_SHAPE));
          cases.add(Arguments.of(dialect, "{\"data\":[1,2]}", What.OTHER_SHAPE));
        });
    return cases.stream();
  }

  private static String nested(int depth) {
    return "{\"x\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
  }

  @ParameterizedTest
  @MethodSource("unreadableBodies")
  void saysWhatAnUnreadableStateIs(Dialect dialect, String text, What what) throws Exception {
    body = text.getBytes(StandardCharsets.UTF_8);

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(() -> service.state(ID))
          .isInstanceOfSatisfying(
              Unreadable.class, unreadable -> assertThat(unreadable.what()).isEqualTo(what));
    }
  }

  @ParameterizedTest
  @MethodSource("unreadableBodies")
  void neverTakesAnUnreadableListForAnEmptyOne(Dialect dialect, String text, What what)
      throws Exception {
    body = (text.equals("[]") ? "{\"list\":[]}" : text).getBytes(StandardCharsets.UTF_8);

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(service::list).isInstanceOf(Unreadable.class);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void noListWhereOneBelongsIsNoEmptyAccount(Dialect dialect) throws Exception {
    body = list(dialect, "null");

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(service::list)
          .isInstanceOfSatisfying(
              Unreadable.class,
              unreadable -> assertThat(unreadable.what()).isEqualTo(What.OTHER_SHAPE));
    }
  }

  @ParameterizedTest
  @MethodSource("dialectsWithSnapshots")
  void snapshotsThatCannotBeReadAreCounted(Dialect dialect) throws Exception {
    body = list(dialect, "[{\"id\":\"s1\",\"snapshotId\":\"s1\"},null,{\"name\":\"no id\"}]");

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.snapshots(ID).snapshots()).hasSize(1);
      assertThat(service.snapshots(ID).unreadable()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void noListOfSnapshotsWhereOneBelongsIsNotNone(Dialect dialect) throws Exception {
    body = list(dialect, "null");

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(() -> service.snapshots(ID)).isInstanceOf(ApiException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"data\":{\"data\":null},\"status_code\":\"0x20000\"}",
        "{\"data\":[{\"envId\":\"E1\"}],\"data\":[],\"status_code\":\"0x20000\"}",
        "{\"data\":{\"data\":[{\"envId\":\"E1\"}],\"data\":[]},\"status_code\":\"0x20000\"}",
        "{\"status_code\":\"0x50041\",\"data\":[],\"status_code\":\"0x20000\"}"
      })
  void ofTwoAnswersInOneEnvelopeNeitherIsBelieved(String text) throws Exception {
    body = text.getBytes(StandardCharsets.UTF_8);

    try (EnvironmentService service = open(new V2Dialect())) {
      assertThatThrownBy(service::list).isInstanceOf(Unreadable.class);
    }
  }

  @Test
  void ofTwoListsInOneAnswerNeitherIsBelieved() throws Exception {
    body = "{\"envsList\":[{\"apiId\":\"E1\"}],\"envsList\":[]}".getBytes(StandardCharsets.UTF_8);

    try (EnvironmentService service = open(new V1Dialect())) {
      assertThatThrownBy(service::list).isInstanceOf(Unreadable.class);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void anEmptyListIsAnEmptyAccount(Dialect dialect) throws Exception {
    body = list(dialect, "[]");

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.list().environments()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void keepsWhatCanBeReadOfAList(Dialect dialect) throws Exception {
    String readable = "{\"id\":\"E1\",\"envId\":\"E1\",\"apiId\":\"E1\",\"name\":\"Lab\"}";
    body = list(dialect, "[{\"unexpected\":[1]},null,7," + readable + "]");

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.list().environments())
          .extracting(Environment::name)
          .containsExactly("Lab");
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void countsWhatCannotBeReadOfAList(Dialect dialect) throws Exception {
    String one = "{\"id\":\"E1\",\"envId\":\"E1\",\"apiId\":\"E1\",\"name\":\"Lab\"}";
    String long1 = one.replace("E1", "E".repeat(20_000));
    body = list(dialect, "[{\"name\":\"Lab\"},null,7,[]," + one + "," + one + "," + long1 + "]");

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.list().environments()).hasSize(1);
      assertThat(service.list().unreadable()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void anEntryWithTwoIdsIsNeitherOfThem(Dialect dialect) throws Exception {
    String two = "{\"id\":\"E2\",\"envId\":\"E2\",\"apiId\":\"E2\",\"name\":\"Lab\"}";
    String doubled = two.replace("}", ",\"id\":\"E3\",\"envId\":\"E3\",\"apiId\":\"E3\"}");
    body = list(dialect, "[" + two.replace("E2", "E1") + "," + doubled + "]");

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.list().environments())
          .extracting(Environment::id)
          .containsExactly(new EnvironmentId("E1"));
      assertThat(service.list().unreadable()).isEqualTo(1);
    }
  }

  static Stream<Arguments> statesNotWhollyUnderstood() {
    String good = "{\"id\":\"M1\",\"vmId\":\"M1\",\"apiId\":\"M1\",\"name\":\"web\"}";
    return dialects()
        .flatMap(dialect ->
            Stream.of(
                Arguments.of(dialect, machines("[" + good + ",null]"), 1, 1),
                Arguments.of(dialect, machines("[" + good + ",7,[],\"x\"]"), 3, 1),
                Arguments.of(dialect, machines("[null]"), 1, 0),
                Arguments.of(dialect, machines("[" + good + "," + good + "]"), 1, 2),
                Arguments.of(dialect, machines("[{\"name\":\"web\"}]"), 1, 1),
                Arguments.of(
                    dialect, machines("[" + good.replace("}", ",\"name\":\"db\"}") + "]"), 1, 1),
                Arguments.of(dialect, machines("null"), 1, 0),
                Arguments.of(dialect, machines("{\"a\":1}"), 1, 0),
                Arguments.of(dialect, "", 1, 0),
                Arguments.of(dialect, machines("[]") + ",\"name\":\"again\"", 1, 0),
                Arguments.of(dialect, machines("[]") + machines("[" + good + "]"), 1, 1)));
  }

  private static String machines(String list) {
    return ",\"machines\":" + list + ",\"vms\":" + list;
  }

  @ParameterizedTest
  @MethodSource("statesNotWhollyUnderstood")
  void countsWhatCannotBeReadOfAnEnvironment(
      Dialect dialect, String fields, int unread, int machines) throws Exception {
    String environment = "{\"name\":\"Lab\",\"status\":\"Running\"" + fields + "}";
    body =
        (dialect instanceof V2Dialect
                ? "{\"data\":" + environment + ",\"status_code\":\"0x20000\"}"
                : environment)
            .getBytes(StandardCharsets.UTF_8);

    Environment read = read(dialect);

    assertThat(read.machines()).hasSize(machines);
    assertThat(read.unread()).isEqualTo(unread);
    assertThat(read.machinesKnown()).isEqualTo(machines > 0);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aPasswordThatCannotBeReadIsCounted(Dialect dialect) throws Exception {
    body = withOddByteInPlaceOf('§', withMachine(dialect, "web", "pa§word"));
    byte[] without = withMachine(dialect, "web", "N/A");

    int spoiled = read(dialect).unread();
    body = without;

    assertThat(spoiled).isEqualTo(read(dialect).unread() + 1);
  }

  static Stream<Arguments> listsOfNothingReadable() {
    return dialects()
        .flatMap(dialect ->
            Stream.of("[{\"unexpected\":[1,\"2\",null]}]", "[7,\"x\"]", "[null]", "[[]]")
                .map(list -> Arguments.of(dialect, list)));
  }

  @ParameterizedTest
  @MethodSource("listsOfNothingReadable")
  void aListOfWhichNothingCanBeReadIsNoEmptyAccount(Dialect dialect, String list) throws Exception {
    body = list(dialect, list);

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(service::list)
          .isInstanceOfSatisfying(
              Unreadable.class,
              unreadable -> assertThat(unreadable.what()).isEqualTo(What.OTHER_SHAPE));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void neverQuotesTheBodyInAFailure(Dialect dialect) throws Exception {
    body = "{\"password\":\"hunter2\", oops".getBytes(StandardCharsets.UTF_8);

    try (EnvironmentService service = open(dialect)) {
      assertThatThrownBy(() -> service.state(ID)).hasMessageNotContaining("hunter2").hasNoCause();
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void readsOverAByteOrderMark(Dialect dialect) throws Exception {
    body = state(dialect, "\uFEFF", "Lab").getBytes(StandardCharsets.UTF_8);

    assertThat(read(dialect).name()).isEqualTo("Lab");
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aByteThatIsNoLetterCostsOnlyItself(Dialect dialect) throws Exception {
    byte[] good = state(dialect, "", "Größe § Übung").getBytes(StandardCharsets.UTF_8);
    body = withOddByteInPlaceOf('§', good);

    assertThat(read(dialect).name()).isEqualTo("Größe \uFFFD\uFFFD Übung");
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aPasswordOutlivesAByteElsewhereThatIsNoLetter(Dialect dialect) throws Exception {
    body = withOddByteInPlaceOf('§', withMachine(dialect, "§", "pässwörd"));

    assertThat(Secret.same(read(dialect).machines().getFirst().password(), Secret.of("pässwörd")))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aPasswordThatCannotBeReadIsNotShown(Dialect dialect) throws Exception {
    body = withOddByteInPlaceOf('§', withMachine(dialect, "web", "pa§word"));

    assertThat(read(dialect).machines().getFirst().password()).isNull();
  }

  /** Both bytes of the letter are spoiled. */
  private static byte[] withOddByteInPlaceOf(char letter, byte[] utf8) {
    byte[] odd = utf8.clone();
    byte[] bytes = String.valueOf(letter).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i + 1 < odd.length; i++) {
      if (odd[i] == bytes[0] && odd[i + 1] == bytes[1]) {
        odd[i] = (byte) 0xFF;
        odd[i + 1] = (byte) 0xFE;
      }
    }
    return odd;
  }

  private static byte[] withMachine(Dialect dialect, String name, String password) {
    String machines = "[{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}]";
    return state(
            dialect, "", "Lab\",\"machines\":" + machines + ",\"vms\":" + machines + ",\"x\":\"")
        .getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void keepsLettersOfEveryScript(Dialect dialect) throws Exception {
    String name = "Größe 実験室 مختبر 🧪 \"quoted\"".replace("\"", "");
    body = state(dialect, "", name).getBytes(StandardCharsets.UTF_8);

    assertThat(read(dialect).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void keepsAVeryLongName(Dialect dialect) throws Exception {
    body = state(dialect, "", "x".repeat(10_000)).getBytes(StandardCharsets.UTF_8);

    assertThat(read(dialect).name()).hasSize(10_000);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void takesControlCharactersOutOfNames(Dialect dialect) throws Exception {
    body = state(dialect, "", "a\\u0000b\\u001bc\\nd").getBytes(StandardCharsets.UTF_8);

    assertThat(read(dialect).name()).isEqualTo("abc d");
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void takesTheLastOfTwoEqualFieldsAndReadsOverUnknownOnes(Dialect dialect) throws Exception {
    body =
        state(dialect, "", "first\",\"extra\":{\"a\":[{}]},\"name\":\"last")
            .getBytes(StandardCharsets.UTF_8);

    assertThat(read(dialect).name()).isEqualTo("last");
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void anOddFieldCostsOnlyItself(Dialect dialect) throws Exception {
    String odd =
        "Lab\",\"description\":{\"a\":1},\"expirationTime\":1e400,\"machines\":null,\"vms\":\"none";
    body = state(dialect, "", odd).getBytes(StandardCharsets.UTF_8);

    Environment environment = read(dialect);

    assertThat(environment.name()).isEqualTo("Lab");
    assertThat(environment.description()).isNull();
    assertThat(environment.machines()).isEmpty();
  }

  private Environment read(Dialect dialect) throws ApiException {
    try (EnvironmentService service = open(dialect)) {
      return service.state(ID);
    }
  }

  private EnvironmentService open(Dialect dialect) throws ApiException {
    return dialect.open(
        TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }

  private static byte[] list(Dialect dialect, String elements) {
    String listed =
        switch (dialect) {
          case V1Dialect v1 -> "{\"envsList\":" + elements + "}";
          case V2Dialect v2 -> "{\"data\":" + elements + ",\"status_code\":\"0x20000\"}";
          default -> elements;
        };
    return listed.getBytes(StandardCharsets.UTF_8);
  }

  private static String state(Dialect dialect, String prefix, String name) {
    String environment = "{\"name\":\"" + name + "\"}";
    return prefix
        + (dialect instanceof V2Dialect
            ? "{\"data\":" + environment + ",\"status_code\":\"0x20000\"}"
            : environment);
  }
}
