package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.connect.Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.MachineId;
import java.time.Clock;
import java.util.stream.Stream;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The output of a run is as long as the program likes. */
class RunOutputTest {
  @AutoClose private final MockWebServer server = StartedServer.start();

  static Stream<Dialect> dialects() {
    return Stream.of(new V2Dialect(), new V3Dialect());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void ofALongOutputTheEndIsKept(Dialect dialect) throws Exception {
    ExecutionStatus status = execution(dialect, "begin" + "x".repeat(600_000) + "end");

    assertThat(status.standardOutput()).hasSize(500_000).endsWith("xend").doesNotContain("begin");
    assertThat(status.beginningCut()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void anOutputOfUsualLengthIsWhole(Dialect dialect) throws Exception {
    ExecutionStatus status = execution(dialect, "x".repeat(400_000));

    assertThat(status.standardOutput()).hasSize(400_000);
    assertThat(status.beginningCut()).isFalse();
  }

  private ExecutionStatus execution(Dialect dialect, String output) throws ApiException {
    String body =
        dialect instanceof V2Dialect
            ? "{\"data\":{\"standard_output\":\"" + output + "\"},\"status_code\":\"0x20000\"}"
            : "{\"standardOutput\":\"" + output + "\"}";
    server.enqueue(new MockResponse.Builder().body(body).build());
    try (EnvironmentService service =
        dialect.open(
            TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()))) {
      return service.execution(new EnvironmentId("E"), new MachineId("M"), new ExecutionId("X"));
    }
  }
}
