package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okio.Buffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** However many large bodies come at once, few are in memory. */
@Execution(ExecutionMode.CONCURRENT)
class LargeBodiesInFlightTest {
  private static final byte[] LARGE = new byte[3 * LargeBodies.SMALL];
  private static final long SOON = 300;
  private static final long AT_LAST = 30;

  private final MockWebServer server = new MockWebServer();
  private final LargeBodies room = new LargeBodies();
  private final List<HttpTransport> transports = new ArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  @BeforeEach
  void serve() throws Exception {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            return switch (request.getUrl().encodedPath()) {
              case "/small" -> new MockResponse.Builder().body("{}").build();
              case "/announced" ->
                  new MockResponse.Builder()
                      .body("{}")
                      .setHeader("Content-Length", 64L * 1024 * 1024)
                      .build();
              default -> new MockResponse.Builder().body(new Buffer().write(LARGE)).build();
            };
          }
        });
    server.start();
  }

  @AfterEach
  void stop() {
    threads.shutdownNow();
    transports.forEach(HttpTransport::close);
    server.close();
  }

  private HttpTransport transport(Duration whole) throws ApiException {
    var limits = new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(30), whole);
    var transport =
        new HttpTransport(
            new NetworkOptions(new NetworkOptions.Proxy.None(), null),
            Clock.systemUTC(),
            limits,
            room);
    transports.add(transport);
    return transport;
  }

  private HttpTransport transport() throws ApiException {
    return transport(Duration.ofSeconds(60));
  }

  private HttpRequest look(String path) {
    return HttpRequest.look(server.url(path).toString());
  }

  @Test
  void theNextOfOneServiceWaitsUntilTheFirstIsRead() throws Exception {
    HttpTransport transport = transport();
    HttpAnswer first = transport.send(look("/large"));
    Future<HttpAnswer> second = threads.submit(() -> transport.send(look("/large")));

    assertThatThrownBy(() -> second.get(SOON, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);
    first.close();

    assertThat(second.get(AT_LAST, TimeUnit.SECONDS).body()).hasSize(LARGE.length);
  }

  @Test
  void oneOfAnotherServiceDoesNotWait() throws Exception {
    HttpAnswer first = transport().send(look("/large"));
    HttpAnswer second = transport().send(look("/large"));

    assertThat(first.body()).hasSize(LARGE.length);
    assertThat(second.body()).hasSize(LARGE.length);
  }

  @Test
  void aThirdServiceWaits() throws Exception {
    HttpAnswer first = transport().send(look("/large"));
    transport().send(look("/large"));
    HttpTransport other = transport();
    Future<HttpAnswer> third = threads.submit(() -> other.send(look("/large")));

    assertThatThrownBy(() -> third.get(SOON, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);
    first.close();

    assertThat(third.get(AT_LAST, TimeUnit.SECONDS).body()).hasSize(LARGE.length);
  }

  @Test
  void smallBodiesNeverWait() throws Exception {
    HttpTransport transport = transport();
    transport.send(look("/large"));

    assertThat(transport.send(look("/small")).status()).isEqualTo(200);
  }

  @Test
  void waitingEndsWithTheTimeOut() throws Exception {
    HttpTransport transport = transport(Duration.ofSeconds(5));
    transport.send(look("/large"));

    assertThatThrownBy(() -> transport.send(look("/large")))
        .isInstanceOf(ApiException.Unreachable.class);
  }

  @Test
  void whoGivesUpWaitingLeavesThePlaceToOthers() throws Exception {
    HttpTransport transport = transport();
    HttpAnswer first = transport.send(look("/large"));
    Future<HttpAnswer> given = threads.submit(() -> transport.send(look("/large")));
    Future<HttpAnswer> patient = threads.submit(() -> transport.send(look("/large")));
    assertThatThrownBy(() -> given.get(SOON, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);

    given.cancel(true);
    first.close();

    assertThat(patient.get(AT_LAST, TimeUnit.SECONDS).body()).hasSize(LARGE.length);
  }

  @Test
  void aBodyAnnouncedAsTooLargeIsNotWaitedFor() throws Exception {
    HttpTransport transport = transport(Duration.ofSeconds(20));

    assertThatThrownBy(() -> transport.send(look("/announced")))
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> assertThat(unreadable.what()).isEqualTo(Unreadable.What.TOO_LARGE));
  }
}
