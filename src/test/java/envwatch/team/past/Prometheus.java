package envwatch.team.past;

import envwatch.api.ApiException;
import envwatch.api.StartedServer;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.model.Phase;
import envwatch.team.TeamServer;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.HttpUrl;

/** A server that answers as Prometheus does, or as a test lets it. */
final class Prometheus implements AutoCloseable {
  private final MockWebServer http = StartedServer.start();
  private final Clock clock;
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private volatile Answer ranges = new Answer(200, matrix());
  private volatile Answer tooOld = ranges;
  private final Map<String, Answer> others = new ConcurrentHashMap<>();
  private volatile Duration ahead = Duration.ZERO;

  /** What is answered. */
  private record Answer(int status, String body) {}

  /**
   * @param clock which the server has too
   */
  Prometheus(Clock clock) {
    this.clock = clock;
    List.of("account", "environment", "exported_environment", "instance").forEach(this::values);
    http.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            return answer(request.getUrl());
          }
        });
  }

  private MockResponse answer(HttpUrl question) {
    String path = question.encodedPath();
    asked.add(path + "?" + question.query());
    Answer answer =
        switch (path) {
          case "/api/v1/query_range" -> asksForAge(question) ? tooOld : ranges;
          default -> others.getOrDefault(path, new Answer(404, "404 page not found"));
        };
    MockResponse.Builder response =
        new MockResponse.Builder()
            .code(answer.status())
            .addHeader(
                "Date",
                DateTimeFormatter.RFC_1123_DATE_TIME.format(
                    clock.instant().plus(ahead).atZone(ZoneOffset.UTC)));
    return answer.status() / 100 == 3
        ? response.addHeader("Location", answer.body()).build()
        : response.body(answer.body()).build();
  }

  private static boolean asksForAge(HttpUrl question) {
    return String.valueOf(question.queryParameter("query"))
        .startsWith("envwatch_environment_data_age_seconds");
  }

  URI address() {
    return URI.create("http://localhost:" + http.getPort());
  }

  TeamServer server() {
    return new TeamServer(
        () -> Optional.of(new TeamServer.Access(address(), "", null)), Prometheus::network);
  }

  static HttpTransport network() throws ApiException {
    return new HttpTransport(NetworkOptions.SYSTEM, Clock.systemUTC());
  }

  void answers(int status, String body) {
    ranges = new Answer(status, body);
  }

  /** What was served too old. */
  void tooOld(Series... series) {
    tooOld = new Answer(200, matrix(series));
  }

  /** The values of a label of our metric. */
  void values(String label, String... values) {
    answers(
        "/api/v1/label/" + label + "/values",
        200,
        Stream.of(values)
            .map(each -> "\"" + each + "\"")
            .collect(Collectors.joining(",", "{\"status\":\"success\",\"data\":[", "]}")));
  }

  /** What is answered at a path. */
  void answers(String path, int status, String body) {
    others.put(path, new Answer(status, body));
  }

  /** Its clock is ahead of everybody's. */
  void isAhead(Duration by) {
    ahead = by;
  }

  /** The questions so far, oldest first. */
  List<String> asked() {
    return List.copyOf(asked);
  }

  @Override
  public void close() {
    http.close();
  }

  /** An answer with these series. */
  static String matrix(Series... series) {
    return "{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":["
        + List.of(series).stream().map(Series::json).collect(Collectors.joining(","))
        + "]}}";
  }

  /** A series of an answer: at which points it has a value. */
  static final class Series {
    private final String labels;
    private final List<String> values = new ArrayList<>();

    Series(String environment, Phase phase) {
      this(environment, phase, "one:9464");
    }

    Series(String environment, Phase phase, String instance) {
      this(
          "\"__name__\":\"envwatch_environment_phase\"," + labels(environment, instance),
          ",\"phase\":\"" + phase.name().toLowerCase(Locale.ROOT) + "\"");
    }

    private Series(String common, String own) {
      labels = "{" + common + own + "}";
    }

    /** The age of what is served of an environment. */
    static Series age(String environment, String instance) {
      return new Series(labels(environment, instance), "");
    }

    private static String labels(String environment, String instance) {
      return "\"account\":\"lab\",\"environment\":\""
          + environment
          + "\",\"instance\":\""
          + instance
          + "\"";
    }

    /** At each minute from the first to the last. */
    Series seen(Instant first, Instant last) {
      for (Instant at = first; !at.isAfter(last); at = at.plusSeconds(60)) {
        values.add("[" + at.getEpochSecond() + ",\"1\"]");
      }
      return this;
    }

    private String json() {
      return "{\"metric\":" + labels + ",\"values\":[" + String.join(",", values) + "]}";
    }
  }
}
