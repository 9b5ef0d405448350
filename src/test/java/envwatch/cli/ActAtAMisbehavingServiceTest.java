package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.Outcome;
import envwatch.platform.AppDirectories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** {@code envwatch act} where the service does not answer as it should. */
@Execution(ExecutionMode.CONCURRENT)
class ActAtAMisbehavingServiceTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private List<Activity> recorded() throws IOException {
    Path file = AppDirectories.below(folder).data().resolve(ActivityFile.NAME);
    return Files.exists(file) ? new ActivityFile(file).load() : List.of();
  }

  private static final String ENVIRONMENT =
      """
      {"id":"EN1","name":"Lab","statusCode":2,"statusText":"Ready","vms":[
        {"id":"MC1","name":"web","statusText":"Running","progress":100}]}\
      """;

  private final List<String> changes = new CopyOnWriteArrayList<>();

  /** Whether looks are cut off once something was changed. */
  private volatile boolean lostAfterwards;

  private volatile boolean closed;

  private MockWebServer serve(MockResponse toChanges) throws IOException {
    MockWebServer server = new MockWebServer();
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            if (!request.getMethod().equals("GET")) {
              changes.add(request.getMethod() + " " + request.getTarget());
              closed = lostAfterwards;
              return toChanges;
            }
            if (closed) {
              return new MockResponse.Builder()
                  .onResponseStart(new SocketEffect.CloseSocket())
                  .build();
            }
            String path = request.getUrl().encodedPath();
            if (path.endsWith("/ping")) {
              return new MockResponse.Builder().body("{\"result\":\"Pong\"}").build();
            }
            return new MockResponse.Builder()
                .body(path.endsWith("getextended") ? ENVIRONMENT : "[]")
                .build();
          }
        });
    server.start();
    return server;
  }

  private int suspend(MockWebServer server, String... more) {
    line.variables.put("ENVWATCH_API_KEY", "key");
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "act",
                "suspend",
                "--environment",
                "EN1",
                "--yes",
                "--address",
                server.url("/").toString(),
                "--api-id",
                "ID"));
    arguments.addAll(List.of(more));
    return line.run(arguments.toArray(String[]::new));
  }

  @Test
  void aLinkThatIsLostInTheMiddleLeavesTheOutcomeUnknownAndIsNotTriedAgain() throws Exception {
    try (MockWebServer server =
        serve(new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build())) {
      assertThat(suspend(server)).isEqualTo(1);

      assertThat(line.out()).contains("It may or may not have been done");
      assertThat(changes).hasSize(1);
      assertThat(recorded())
          .singleElement()
          .extracting(Activity::outcome)
          .isInstanceOf(Outcome.Unknown.class);
    }
  }

  @Test
  void whatWasAcceptedAndIsNeverSeenAgainIsLate() throws Exception {
    lostAfterwards = true;
    try (MockWebServer server = serve(new MockResponse.Builder().build())) {
      assertThat(suspend(server, "--wait", "--timeout", "4s")).isEqualTo(124);

      assertThat(line.out()).contains("Lab (EN1): Not confirmed yet");
      assertThat(changes).hasSize(1);
    }
  }

  @Test
  void aRefusalIsToldInTheWordsOfTheService() throws Exception {
    try (MockWebServer server =
        serve(
            new MockResponse.Builder()
                .code(400)
                .body("{\"code\":\"0x50000\",\"message\":\"Maintenance until noon\"}")
                .build())) {
      assertThat(suspend(server, "--wait")).isEqualTo(1);

      assertThat(line.out()).contains("Maintenance until noon");
      assertThat(changes).hasSize(1);
    }
  }

  @Test
  void aServiceThatCannotBeReachedWasNotAsked() throws Exception {
    MockWebServer server = serve(new MockResponse.Builder().build());
    server.close();

    assertThat(suspend(server)).isEqualTo(2);

    assertThat(line.err()).contains("refused the connection");
    assertThat(recorded()).isEmpty();
  }

  @Test
  void endedInTheMiddleItSaysThatTheOutcomeIsUnknown() throws Exception {
    try (MockWebServer server =
        serve(new MockResponse.Builder().headersDelay(10, TimeUnit.MINUTES).build())) {
      Process process =
          ProgramProcess.of(
                  folder,
                  server.url("/").uri(),
                  "act",
                  "suspend",
                  "--environment",
                  "EN1",
                  "--yes",
                  "--wait")
              .start();
      await().atMost(Duration.ofMinutes(2)).until(() -> changes.size() == 1);

      process.destroy();

      assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
      assertThat(ProgramProcess.err(folder))
          .contains("Interrupted before the answer arrived for Lab (EN1)");
      assertThat(recorded())
          .singleElement()
          .extracting(Activity::outcome)
          .as("unknown to whoever reads the record")
          .isEqualTo(new Outcome.Sending());
    }
  }
}
