package envwatch.api.v1;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.StartedServer;
import envwatch.api.TestAccounts;
import java.time.Clock;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Ping answers is not documented for v1. */
class PingTest {
  @AutoClose private final MockWebServer server = StartedServer.start();

  @ParameterizedTest
  @ValueSource(strings = {"Pong", "pong\r\n", "\uFEFFPong", "\"Pong\"", "{\"result\":\"Pong\"}"})
  void anAnswerInAnyFormMeansThatTheKeyIsGood(String body) throws Exception {
    try (EnvironmentService service = answering(body)) {
      assertThatCode(service::verify).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Sign in first", "<html>Pong</html>", "{\"result\":\"Po"})
  void anythingElseIsNoAnswerOfTheService(String body) throws Exception {
    try (EnvironmentService service = answering(body)) {
      assertThatThrownBy(service::verify).isInstanceOf(ApiException.Unreadable.class);
    }
  }

  private EnvironmentService answering(String body) throws ApiException {
    server.enqueue(new MockResponse.Builder().body(body).build());
    return new V1Dialect()
        .open(TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }
}
