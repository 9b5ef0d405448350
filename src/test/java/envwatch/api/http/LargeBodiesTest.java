package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService;
import envwatch.api.TestAccounts;
import envwatch.api.connect.Dialect;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.EnvironmentId;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okio.Buffer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bodies below the limit of bytes that hold more parts than any account has. */
@Execution(ExecutionMode.CONCURRENT)
class LargeBodiesTest {
  private static final EnvironmentId ID = new EnvironmentId("E1");

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

  static Stream<Arguments> tooMany() {
    int many = 5_242_880;
    return dialects()
        .flatMap(dialect ->
            Stream.of(
                    "[" + "{},".repeat(many) + "{}]",
                    "[" + "[],".repeat(many) + "1]",
                    "[" + "1,".repeat(many) + "1]",
                    "[{\"x\":[" + "{},".repeat(many) + "{}]}]",
                    "[{" + "\"x\":1,".repeat(many / 3) + "\"x\":1}]")
                .map(list -> Arguments.of(dialect, list)));
  }

  @ParameterizedTest
  @MethodSource("tooMany")
  void aListOfMillionsIsTooLarge(Dialect dialect, String list) throws Exception {
    body = asList(dialect, list);

    try (EnvironmentService service = open(dialect)) {
      assertTooLarge(service::list);
    }
  }

  @ParameterizedTest
  @MethodSource("tooMany")
  void anEnvironmentOfMillionsOfMachinesIsTooLarge(Dialect dialect, String list) throws Exception {
    body = asMachines(dialect, list);

    try (EnvironmentService service = open(dialect)) {
      assertTooLarge(() -> service.state(ID));
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aListOfAHundredThousandAndOneIsTooLarge(Dialect dialect) throws Exception {
    body = asList(dialect, listOf(100_001, i -> entry("E" + i)));

    try (EnvironmentService service = open(dialect)) {
      assertTooLarge(service::list);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aListOfTwentyThousandPasses(Dialect dialect) throws Exception {
    body = asList(dialect, listOf(20_000, i -> entry("E" + i)));

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.list().environments()).hasSize(20_000);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void anEnvironmentOfTwentyThousandMachinesPasses(Dialect dialect) throws Exception {
    body = asMachines(dialect, listOf(20_000, i -> entry("M" + i)));

    try (EnvironmentService service = open(dialect)) {
      assertThat(service.state(ID).machines()).hasSize(20_000);
    }
  }

  private static void assertTooLarge(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> assertThat(unreadable.what()).isEqualTo(Unreadable.What.TOO_LARGE));
  }

  private static String listOf(int number, IntFunction<String> entry) {
    return IntStream.range(0, number).mapToObj(entry).collect(Collectors.joining(",", "[", "]"));
  }

  private static String entry(String id) {
    return "{\"id\":\"%1$s\",\"envId\":\"%1$s\",\"apiId\":\"%1$s\",\"vmId\":\"%1$s\"}"
        .formatted(id);
  }

  private EnvironmentService open(Dialect dialect) throws ApiException {
    return dialect.open(
        TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }

  private static byte[] asList(Dialect dialect, String list) {
    String served =
        switch (dialect) {
          case V1Dialect v1 -> "{\"envsList\":" + list + "}";
          case V2Dialect v2 -> "{\"data\":" + list + ",\"status_code\":\"0x20000\"}";
          default -> list;
        };
    return served.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] asMachines(Dialect dialect, String list) {
    String environment = "{\"name\":\"Lab\",\"machines\":" + list + ",\"vms\":" + list + "}";
    String served =
        dialect instanceof V2Dialect
            ? "{\"data\":{\"name\":\"Lab\",\"vms\":" + list + "},\"status_code\":\"0x20000\"}"
            : environment.replace(
                dialect instanceof V1Dialect ? ",\"vms\":" + list : "\"machines\":" + list + ",",
                "");
    return served.getBytes(StandardCharsets.UTF_8);
  }
}
