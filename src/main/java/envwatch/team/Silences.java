package envwatch.team;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import envwatch.model.EnvironmentId;
import envwatch.util.JsonText;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The silences of an Alertmanager (v2 API, 0.25 and newer). All methods block until it has
 * answered. What it answers to an update was tried with 0.25: an active silence keeps its id as
 * long as its start is sent back as it was; a start in the past becomes the present.
 */
final class Silences {
  private static final String PATH = "/api/v2/silences";
  private static final int NOT_FOUND = 404;
  private static final int NOT_ENDED = 500;

  private final TeamServer server;
  private final InstantSource time;
  private volatile Duration ahead = Duration.ZERO;

  Silences(TeamServer server, InstantSource time) {
    this.server = server;
    this.time = time;
  }

  /** The time of Alertmanager as far as its answers have told it, to a second. */
  Instant now() {
    return time.instant().plus(ahead);
  }

  List<Silence> all() throws ApiException {
    return server
        .look(
            PATH,
            Query.of(),
            answer -> {
              compareClocks(answer);
              return SilenceReader.read(answer.body());
            })
        .orElse(List.of());
  }

  /**
   * Begins a claim, or makes one last longer.
   *
   * @param earlier the silence to go on with; null for a new one
   * @return the id of the silence, which may be another one; null where the earlier one is not
   *     known any more, or no Alertmanager is set
   */
  @Nullable String claim(
      EnvironmentId environment,
      String author,
      String words,
      Duration length,
      @Nullable Silence earlier)
      throws ApiException {
    Instant now = now();
    Map<String, @Nullable Object> silence = new LinkedHashMap<>();
    if (earlier != null) {
      silence.put("id", earlier.id());
    }
    Map<String, @Nullable Object> matcher = new LinkedHashMap<>();
    matcher.put("name", Silence.ENVIRONMENT);
    matcher.put("value", environment.value());
    matcher.put("isRegex", false);
    matcher.put("isEqual", true);
    silence.put("matchers", List.of(matcher));
    // A moment ago: one that begins in the future by a second would not be active yet.
    silence.put(
        "startsAt",
        earlier == null ? served(now.minus(Duration.ofMinutes(1))) : earlier.startsAtServed());
    silence.put("endsAt", served(now.plus(length)));
    silence.put("createdBy", author);
    silence.put("comment", words.isEmpty() ? Silence.CLAIM : Silence.CLAIM + " " + words);
    try {
      return server.change(Method.POST, PATH, JsonText.bytes(silence), Silences::id).orElse(null);
    } catch (ServerFault e) {
      if (earlier != null && e.status() == NOT_FOUND) {
        return null;
      }
      throw e;
    }
  }

  private static String id(HttpAnswer answer) throws ApiException {
    String id = Fields.in(answer.body()).served("silenceID");
    if (id == null || id.isBlank()) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return id;
  }

  private static String served(Instant moment) {
    return moment.truncatedTo(ChronoUnit.MILLIS).toString();
  }

  /** Ends a silence; one that has ended already, or is not known, is left as it is. */
  void end(String id) throws ApiException {
    String path = "/api/v2/silence/" + URLEncoder.encode(id, StandardCharsets.UTF_8);
    try {
      server.change(Method.DELETE, path, null, answer -> true);
    } catch (ServerFault e) {
      // 0.25 says so with a status that means any failure: what it is not is seen when it is read.
      if (e.status() != NOT_FOUND && e.status() != NOT_ENDED) {
        throw e;
      }
    }
  }

  private void compareClocks(HttpAnswer answer) {
    String date = answer.header("Date");
    try {
      ahead =
          date == null
              ? Duration.ZERO
              : Duration.between(
                  time.instant(),
                  ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
    } catch (DateTimeException e) {
      ahead = Duration.ZERO;
    }
  }
}
