package envwatch.api;

import envwatch.api.connect.Dialect;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;

/** A service that answers as told by version and command; 404 to everything else. */
public final class ServiceByVersion implements AutoCloseable {
  public static final List<Dialect> DIALECTS =
      List.of(new V1Dialect(), new V2Dialect(), new V3Dialect());

  private static final Map<String, String> GOOD_PINGS =
      Map.of(
          "/API/v1/ApiTest/Ping", "\"Pong\"",
          "/API/v2/ApiTest/Ping", "{\"data\":\"Pong\",\"status_code\":\"0x20000\"}",
          "/api/v3/ping", "{\"result\":\"Pong\"}");

  private final MockWebServer server = new MockWebServer();
  private final Map<String, MockResponse> answers = new ConcurrentHashMap<>();
  private volatile Runnable whenAsked = () -> {};

  public ServiceByVersion() throws IOException {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            whenAsked.run();
            return answers.getOrDefault(
                request.getUrl().encodedPath(), new MockResponse.Builder().code(404).build());
          }
        });
    server.start();
  }

  public URI address() {
    return server.url("/").uri();
  }

  /** What happens while a request is on its way. */
  void whenAsked(Runnable happens) {
    whenAsked = happens;
  }

  public int requests() {
    return server.getRequestCount();
  }

  public void answer(String path, int status, String body) {
    answers.put(path, new MockResponse.Builder().code(status).body(body).build());
  }

  public void answer(String path, MockResponse answer) {
    answers.put(path, answer);
  }

  /**
   * @param kind {@code good}, {@code wrong-key}, {@code forbidden}, {@code sign-in}, {@code
   *     absent}, {@code page}, {@code fault}, {@code redirect} or {@code limited}
   */
  public void ping(int version, String kind) {
    String path = pingPath(version);
    switch (kind) {
      case "good" -> answer(path, 200, GOOD_PINGS.get(path));
      case "wrong-key" -> answer(path, 401, error(version, 401));
      case "forbidden" -> answer(path, 403, error(version, 403));
      case "sign-in" -> answer(path, 401, "<html>Sign in</html>");
      case "absent" -> answers.remove(path);
      case "page" -> answer(path, 200, "<html>Welcome</html>");
      case "fault" -> answer(path, 503, "");
      case "limited" -> answer(path, 429, "");
      case "redirect" ->
          answer(
              path,
              new MockResponse.Builder()
                  .code(302)
                  .addHeader("Location", "https://login.example/")
                  .build());
      default -> throw new IllegalArgumentException(kind);
    }
  }

  /** An error body of the version's own form. */
  public static String error(int version, int status) {
    String code = "0x" + status + "00";
    return version == 2
        ? "{\"data\":null,\"status_code\":\"" + code + "\",\"status_text\":\"No\"}"
        : "{\"code\":\"" + code + "\",\"message\":\"No\"}";
  }

  private static String pingPath(int version) {
    return version == 3 ? "/api/v3/ping" : "/API/v" + version + "/ApiTest/Ping";
  }

  @Override
  public void close() {
    server.close();
  }
}
