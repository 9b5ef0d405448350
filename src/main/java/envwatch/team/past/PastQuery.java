package envwatch.team.past;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.http.HttpAnswer;
import envwatch.history.Range;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import envwatch.team.TeamServer;
import envwatch.util.Time;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a Prometheus is asked at once.
 *
 * @param from which one is meant
 */
record PastQuery(URI from, Set<EnvironmentId> environments, Range range, Duration step) {
  /** By which clocks may differ. */
  private static final Duration TOLERANCE = Duration.ofMinutes(2);

  private static final String RANGE = "/api/v1/query_range";

  /**
   * What was told.
   *
   * @param trouble {@code CLOCK} or {@code NO_METRIC}; null for none
   */
  record Answer(Map<EnvironmentId, List<Stretch>> found, @Nullable Trouble trouble) {}

  /** Whether the answer will tell what is wanted. */
  boolean answers(EnvironmentId environment, Range wanted, Duration wantedStep) {
    return step.equals(wantedStep)
        && environments.contains(environment)
        && new Known(range, List.of()).covers(wanted);
  }

  /**
   * Asks. Blocks.
   *
   * @param doubts whether to find out why, if nothing is told
   * @return empty while no server is set
   */
  Optional<Answer> ask(TeamServer server, Time time, boolean doubts) throws ApiException {
    PhaseQuery query = PhaseQuery.of(environments, range, step);
    Instant begun = time.instant();
    Map<Map<String, String>, BitSet> tooOld =
        server
            .look(RANGE, query.tooOld(), http -> PhaseAnswer.tooOld(http.body(), query))
            .orElse(Map.of());
    Answer answer =
        server
            .look(
                RANGE,
                query.phases(),
                http ->
                    new Answer(
                        PhaseAnswer.phases(http.body(), query, tooOld),
                        differs(date(http), begun, time.instant()) ? Trouble.CLOCK : null))
            .orElse(null);
    if (answer == null || answer.trouble() != null || !doubts) {
      return Optional.ofNullable(answer);
    }
    boolean none =
        answer.found().values().stream().allMatch(List::isEmpty)
            && server
                .look(
                    PhaseQuery.values("environment"),
                    query.known(),
                    http -> PhaseAnswer.values(http.body()).isEmpty())
                .orElse(false);
    return Optional.of(none ? new Answer(answer.found(), Trouble.NO_METRIC) : answer);
  }

  private static boolean differs(@Nullable Instant there, Instant begun, Instant ended) {
    return there != null
        && (there.isBefore(begun.minus(TOLERANCE)) || there.isAfter(ended.plus(TOLERANCE)));
  }

  private static @Nullable Instant date(HttpAnswer answer) {
    String date = answer.header("Date");
    try {
      return date == null
          ? null
          : DateTimeFormatter.RFC_1123_DATE_TIME.parse(date.strip(), Instant::from);
    } catch (DateTimeParseException e) {
      return null;
    }
  }

  /** What a failure means. */
  static Trouble trouble(ApiException failure) {
    return switch (failure) {
      case ApiException.Unreachable unreachable ->
          switch (unreachable.kind()) {
            case READ_TIME_OUT -> Trouble.SLOW;
            case REDIRECT -> Trouble.MOVED;
            default -> Trouble.UNREACHABLE;
          };
      case Unreadable unreadable ->
          unreadable.what() == Unreadable.What.TOO_LARGE
              ? Trouble.TOO_MUCH
              : Trouble.NOT_PROMETHEUS;
      case ApiException.ServerFault fault ->
          switch (fault.status()) {
            case 401, 403 -> Trouble.NOT_ALLOWED;
            case 404, 405 -> Trouble.NOT_PROMETHEUS;
            default -> Trouble.FAILING;
          };
      default -> Trouble.FAILING;
    };
  }
}
