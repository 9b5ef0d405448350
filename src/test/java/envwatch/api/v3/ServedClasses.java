package envwatch.api.v3;

import envwatch.api.EnvironmentService;
import envwatch.api.JsonResource;
import envwatch.api.TestAccounts;
import envwatch.api.TrainingService;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;

/** A server that answers each path as it is told, and the client's view of it. */
final class ServedClasses implements AutoCloseable {
  final List<RecordedRequest> requests = new CopyOnWriteArrayList<>();
  final TrainingService training;
  private final MockWebServer server = new MockWebServer();
  private final Map<String, MockResponse> answers = new ConcurrentHashMap<>();
  private final EnvironmentService service;

  ServedClasses() throws Exception {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            requests.add(request);
            return answers.getOrDefault(
                request.getUrl().encodedPath(), new MockResponse.Builder().code(404).build());
          }
        });
    server.start();
    Clock clock = Clock.fixed(Instant.ofEpochSecond(1_700_000_000), ZoneOffset.UTC);
    service =
        new V3Dialect().open(TestAccounts.at(server.url("/").uri()), TestAccounts.transport(clock));
    training = service.training();
  }

  /** Answers the path, which begins behind {@code /api/v3/}. */
  ServedClasses answer(String path, String body) {
    answers.put("/api/v3/" + path, new MockResponse.Builder().body(body).build());
    return this;
  }

  ServedClasses answerFile(String path, String file) throws Exception {
    return answer(path, file(file));
  }

  static String file(String name) throws Exception {
    return new String(JsonResource.bytes("v3/training/" + name), StandardCharsets.UTF_8);
  }

  ServedClasses refuse(String path, int status, String body) {
    answers.put("/api/v3/" + path, new MockResponse.Builder().code(status).body(body).build());
    return this;
  }

  /** Closes the connection instead of answering. */
  void cutOff(String path) {
    answers.put(
        "/api/v3/" + path,
        new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build());
  }

  /** The method, path and query of each request. */
  List<String> asked() {
    return requests.stream()
        .map(request -> request.getMethod() + " " + request.getTarget().replace("/api/v3/", ""))
        .toList();
  }

  /** The body of the newest request. */
  String sent() {
    return requests.getLast().getBody() == null ? "" : requests.getLast().getBody().utf8();
  }

  @Override
  public void close() {
    service.close();
    server.close();
  }
}
