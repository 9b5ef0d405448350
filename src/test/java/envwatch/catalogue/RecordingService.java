package envwatch.catalogue;

import envwatch.api.EnvironmentService;
import envwatch.api.ServiceByVersion;
import envwatch.api.TestAccounts;
import envwatch.api.connect.Dialect;
import envwatch.model.ApiVersion;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A service of one version that accepts everything, and keeps what the client sends to it. */
final class RecordingService implements AutoCloseable {
  static final String SERVED_CLASS =
      """
      {"id":"COa2","name":"Old","startDate":"02/03/2026 09:15 AM","studentPassphrase":"keep me",
       "maxStudents":20,"address":{"city":"Miami","zipCode":"33101"},
       "customFieldsValues":[{"id":"TF1","value":"A"},{"id":"TF2","value":"B"}],
       "steps":[{"blueprintId":"BPb2","isDefault":true,"title":"one"}],"future":[1,2]}\
      """;

  private static final Set<String> SIGNED_WITH = Set.of("userapiid", "timestamp", "token", "hmac");

  private static final JsonMapper JSON = JsonMapper.shared();

  /**
   * A request without what it is signed with.
   *
   * @param query by names in lower case, because the service ignores their letter case
   */
  record Request(String method, String path, Map<String, String> query, @Nullable JsonNode body) {}

  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private final MockWebServer server = new MockWebServer();
  final EnvironmentService service;

  RecordingService(ApiVersion version) throws Exception {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            requests.add(read(request));
            return new MockResponse.Builder().body(answer(version, request)).build();
          }
        });
    server.start();
    Dialect dialect =
        ServiceByVersion.DIALECTS.stream()
            .filter(each -> each.version().equals(version))
            .findFirst()
            .orElseThrow();
    service =
        dialect.open(
            TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }

  private static String answer(ApiVersion version, RecordedRequest request) {
    return switch (version.number()) {
      case 1 -> "{\"apiId\":\"ENa2\"}";
      case 2 ->
          "{\"status_code\":\"0x20000\",\"data\":{\"is_success\":true,\"executionId\":\"X1\"}}";
      default ->
          request.getMethod().equals("GET")
              ? SERVED_CLASS
              : "{\"executionId\":\"X1\",\"loginUrl\":\"https://example.com/signed-in\"}";
    };
  }

  private static Request read(RecordedRequest request) {
    Map<String, String> query = new TreeMap<>();
    for (String name : request.getUrl().queryParameterNames()) {
      if (!SIGNED_WITH.contains(name.toLowerCase(Locale.ROOT))) {
        query.put(
            name.toLowerCase(Locale.ROOT),
            String.join("|", request.getUrl().queryParameterValues(name)));
      }
    }
    String body = request.getBody() == null ? "" : request.getBody().utf8();
    return new Request(
        request.getMethod(),
        request.getUrl().encodedPath(),
        query,
        body.isEmpty() ? null : JSON.readTree(body));
  }

  /** What was sent since the last time. */
  List<Request> taken() {
    List<Request> taken = List.copyOf(requests);
    requests.clear();
    return taken;
  }

  @Override
  public void close() {
    service.close();
    server.close();
  }
}
