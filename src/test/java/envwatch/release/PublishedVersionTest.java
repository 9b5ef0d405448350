package envwatch.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.StartedServer;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.LargeBodies;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.TimeLimits;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class PublishedVersionTest {
  private static final TimeLimits SHORT =
      new TimeLimits(Duration.ofSeconds(5), Duration.ofMillis(300), Duration.ofMillis(900));

  @AutoClose private final MockWebServer server = StartedServer.start();

  private VersionNumber ask(TimeLimits limits) throws ApiException {
    URI address = server.url("/newest.json").uri();
    return new PublishedVersion(
            () ->
                new HttpTransport(
                    new NetworkOptions(new NetworkOptions.Proxy.None(), null),
                    Clock.systemUTC(),
                    limits,
                    new LargeBodies()),
            address)
        .ask();
  }

  private void answers(String body) {
    server.enqueue(new MockResponse.Builder().body(body).build());
  }

  private void assertUnanswered(TimeLimits limits) {
    assertThatThrownBy(() -> ask(limits)).isInstanceOf(ApiException.class);
  }

  @Test
  void readsTheNumberAndNothingElse() throws Exception {
    answers("{\"version\": \"1.2.0\", \"page\": \"https://evil.example\", \"more\": [1, {}]}");
    assertThat(ask(TimeLimits.DEFAULT)).hasToString("1.2.0");
  }

  @Test
  void sendsOneRequestThatTellsNothingOfThePersonOrTheVersion() throws Exception {
    answers("{\"version\": \"1.2.0\"}");
    ask(TimeLimits.DEFAULT);
    RecordedRequest request = server.takeRequest();
    assertThat(request.getMethod()).isEqualTo("GET");
    assertThat(request.getTarget()).isEqualTo("/newest.json");
    assertThat(request.getHeaders().names())
        .containsExactlyInAnyOrder("Accept", "Accept-Encoding", "Connection", "Host", "User-Agent");
    assertThat(request.getHeaders().get("User-Agent")).isEqualTo("Envwatch");
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<!DOCTYPE html><html><body>Sign in to the network</body></html>",
        "{\"version\": \"the newest\"}",
        "{\"version\": \"1.2.0\"",
        "[\"1.2.0\"]",
        "\"1.2.0\"",
        "null",
        "{}",
        "\u0000\u0001"
      })
  void somethingElseIsNoAnswer(String body) {
    answers(body);
    assertUnanswered(TimeLimits.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(ints = {204, 304, 403, 404, 407, 429, 500, 503})
  void anotherStatusIsNoAnswer(int status) {
    server.enqueue(
        new MockResponse.Builder().code(status).body("{\"version\": \"1.2.0\"}").build());
    assertUnanswered(TimeLimits.DEFAULT);
  }

  @Test
  void aRedirectToSomebodyElseIsNotFollowed() {
    server.enqueue(
        new MockResponse.Builder()
            .code(302)
            .addHeader("Location", "https://elsewhere.example/newest.json")
            .build());
    assertUnanswered(TimeLimits.DEFAULT);
  }

  @Test
  void sixteenMegabytesAreNoAnswer() {
    answers("{\"version\": \"1.2.0\", \"x\": \"" + "x".repeat(16 * 1024 * 1024) + "\"}");
    assertUnanswered(TimeLimits.DEFAULT);
  }

  @Test
  void aFileThatIsTooLargeForANumberIsNoAnswer() {
    answers("{\"version\": \"1.2.0\", \"x\": \"" + "x".repeat(100_000) + "\"}");
    assertUnanswered(TimeLimits.DEFAULT);
  }

  @Test
  void anAnswerThatNeverEndsIsGivenUp() {
    server.enqueue(
        new MockResponse.Builder()
            .body("{\"version\": \"1.2.0\"}".repeat(1_000))
            .throttleBody(1, 100, TimeUnit.MILLISECONDS)
            .build());
    assertUnanswered(SHORT);
  }

  @Test
  void aServerThatSaysNothingIsGivenUp() {
    server.enqueue(new MockResponse.Builder().onResponseStart(SocketEffect.Stall.INSTANCE).build());
    assertUnanswered(SHORT);
  }

  @Test
  void aServerThatIsNotThereIsNoAnswer() {
    server.close();
    assertUnanswered(TimeLimits.DEFAULT);
  }
}
