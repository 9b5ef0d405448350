package envwatch.team;

import envwatch.api.StartedServer;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.LargeBodies;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.TimeLimits;
import envwatch.team.TeamServer.Access;
import envwatch.util.JsonText;
import envwatch.util.NotJson;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import org.jspecify.annotations.Nullable;

/**
 * What Alertmanager 0.25 does with silences, as it was tried: a start in the past becomes the
 * present, an update with another start or of an expired one makes a new silence, and what is not
 * known is not updated.
 */
public final class FakeAlertmanager implements AutoCloseable {
  static final TimeLimits SHORT =
      new TimeLimits(Duration.ofSeconds(5), Duration.ofMillis(300), Duration.ofMillis(900));

  private static final String STATUS =
      "{\"cluster\":{\"peers\":[]},\"versionInfo\":{\"branch\":\"x\",\"version\":\"0.25.0\"}}";

  private final MockWebServer server = StartedServer.start();
  private final InstantSource time;
  private final Map<String, Map<String, Object>> silences = new LinkedHashMap<>();
  private final List<String> requests = new ArrayList<>();
  private int numbers;
  Duration ahead = Duration.ZERO;

  /** What it answers instead; null for what it should. */
  @Nullable MockResponse instead;

  /** The status of every request that changes something; null for what it should. */
  @Nullable Integer refusal;

  /** Done once before the next request that changes something. */
  @Nullable Runnable before;

  public FakeAlertmanager(InstantSource time) {
    this.time = time;
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            return answer(request);
          }
        });
  }

  public URI address() {
    return server.url("/").uri();
  }

  /** The same server for a desk. */
  TeamServer server() {
    return new TeamServer(
        () -> Optional.of(new Access(address(), "", null)),
        () ->
            new HttpTransport(
                new NetworkOptions(new NetworkOptions.Proxy.None(), null),
                Clock.systemUTC(),
                SHORT,
                new LargeBodies()));
  }

  private Instant now() {
    return time.instant().plus(ahead);
  }

  private synchronized MockResponse answer(RecordedRequest request) {
    String method = request.getMethod();
    requests.add(method);
    if (!method.equals("GET") && before != null) {
      Runnable first = before;
      before = null;
      first.run();
    }
    if (instead != null) {
      return instead;
    }
    if (!method.equals("GET") && refusal != null) {
      return response(refusal, "\"no\"");
    }
    String path = request.getTarget();
    return switch (method) {
      case "GET" -> response(200, path.endsWith("/status") ? STATUS : JsonText.line(list()));
      case "POST" -> post(request.getBody().utf8());
      case "DELETE" -> response(expire(path.substring(path.lastIndexOf('/') + 1)) ? 200 : 500, "");
      default -> response(405, "");
    };
  }

  private MockResponse response(int status, String body) {
    String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(now().atOffset(ZoneOffset.UTC));
    return new MockResponse.Builder().code(status).addHeader("Date", date).body(body).build();
  }

  private List<Object> list() {
    List<Object> all = new ArrayList<>();
    silences.forEach((id, silence) -> {
      Map<String, Object> told = new LinkedHashMap<>(silence);
      told.put("id", id);
      boolean over = !moment(silence, "endsAt").isAfter(now());
      boolean early = moment(silence, "startsAt").isAfter(now());
      told.put("status", Map.of("state", over ? "expired" : early ? "pending" : "active"));
      all.add(told);
    });
    return all;
  }

  private static Instant moment(Map<String, Object> silence, String name) {
    return Instant.parse((String) silence.get(name));
  }

  @SuppressWarnings("unchecked")
  private MockResponse post(String body) {
    Map<String, Object> sent;
    try {
      sent = new LinkedHashMap<>((Map<String, Object>) JsonText.read(body));
    } catch (NotJson e) {
      return response(400, "");
    }
    if (!sent.containsKey("endsAt")) {
      return response(422, "{\"code\":602,\"message\":\"comment in body is required\"}");
    }
    String earlier = (String) sent.remove("id");
    if (!moment(sent, "endsAt").isAfter(now())) {
      return response(400, "\"end time can't be in the past\"");
    }
    if (earlier != null && !silences.containsKey(earlier)) {
      return response(404, "\"silence not found\"");
    }
    Map<String, Object> known = earlier == null ? null : silences.get(earlier);
    if (known != null && moment(known, "endsAt").isAfter(now())) {
      if (moment(known, "startsAt").getEpochSecond() == moment(sent, "startsAt").getEpochSecond()) {
        silences.put(earlier, sent);
        return posted(earlier);
      }
      expire(earlier);
    }
    return posted(add(sent));
  }

  private MockResponse posted(String id) {
    return response(200, JsonText.line(Map.of("silenceID", id)));
  }

  private String add(Map<String, Object> silence) {
    if (moment(silence, "startsAt").isBefore(now())) {
      silence.put("startsAt", now().toString());
    }
    String id = "silence-" + ++numbers;
    silences.put(id, silence);
    return id;
  }

  /** Somebody's silence, which begins now and ends in half an hour. */
  synchronized String silence(String author, String comment, Map<?, ?>... matchers) {
    Map<String, Object> silence = new LinkedHashMap<>();
    silence.put("matchers", List.of(matchers));
    silence.put("startsAt", now().toString());
    silence.put("endsAt", now().plus(Duration.ofMinutes(30)).toString());
    silence.put("createdBy", author);
    silence.put("comment", comment);
    return add(silence);
  }

  static Map<?, ?> equal(String label, String value) {
    return Map.of("name", label, "value", value, "isRegex", false, "isEqual", true);
  }

  static Map<?, ?> regex(String label, String value) {
    return Map.of("name", label, "value", value, "isRegex", true, "isEqual", true);
  }

  synchronized boolean expire(String id) {
    Map<String, Object> silence = silences.get(id);
    if (silence == null) {
      return false;
    }
    if (moment(silence, "endsAt").isAfter(now())) {
      silence.put("endsAt", now().toString());
    }
    return true;
  }

  /** It is started without its data. */
  synchronized void forgetAll() {
    silences.clear();
  }

  /** Whoever claims an environment now. */
  public synchronized List<String> claimants(String environment) {
    List<String> found = new ArrayList<>();
    silences.values().stream()
        .filter(silence -> moment(silence, "endsAt").isAfter(now()))
        .filter(silence -> silence.get("matchers").toString().contains("value=" + environment))
        .forEach(silence -> found.add((String) silence.get("createdBy")));
    return found;
  }

  synchronized List<Map<String, Object>> active() {
    return silences.values().stream()
        .filter(silence -> moment(silence, "endsAt").isAfter(now()))
        .toList();
  }

  synchronized long sent(String method) {
    return requests.stream().filter(method::equals).count();
  }

  static MockResponse away() {
    return new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build();
  }

  static MockResponse says(int status, String body) {
    return new MockResponse.Builder().code(status).body(body).build();
  }

  @Override
  public void close() {
    server.close();
  }
}
