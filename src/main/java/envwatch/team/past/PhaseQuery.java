package envwatch.team.past;

import envwatch.api.wire.Query;
import envwatch.history.Range;
import envwatch.model.EnvironmentId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Asks Prometheus in which phase environments were.
 *
 * <p>What {@code envwatch metrics} serves stays as it was seen last while the service does not
 * answer: when it was older than five minutes is asked apart, and is not known. Prometheus repeats
 * a sample for as long after the last one, unless it was told that there will be no more. Both
 * questions only select and compare: with {@code timestamp()} or a join it calculates fifty times
 * as long. Source: prometheus.io, Querying basics (staleness).
 *
 * @param from a multiple of the step
 * @param until a multiple of the step
 */
record PhaseQuery(Set<EnvironmentId> environments, Instant from, Instant until, Duration step) {
  static final String METRIC = "envwatch_environment_phase";
  private static final String AGE = "envwatch_environment_data_age_seconds";

  /** For how long Prometheus repeats a sample. */
  static final Duration LONGEST_REPEATED = Duration.ofMinutes(5);

  /** Of each series; Prometheus gives no more. */
  private static final int MOST_POINTS = 11_000;

  /** Of all that is asked for at once, as far as samples stay close enough. */
  private static final int MOST_POINTS_OF_ALL = 1_500_000;

  /** Of about 20 bytes each, so that an answer stays below what is read of one. */
  private static final int MOST_SAMPLES = 300_000;

  /** Servers in front of Prometheus take 8 kB. */
  private static final int LONGEST_ADDRESS = 6_000;

  /**
   * How far apart points of the range are: whole minutes, and so few that they are answered. Of
   * thousands of environments up to five minutes, so that one desk does not keep Prometheus busy.
   *
   * @param environments how many are asked for
   */
  static Duration step(Range range, int environments) {
    long points = range.length().toMinutes() + 1;
    long answered = Math.ceilDiv(points, MOST_POINTS - 2L);
    long bearable = Math.ceilDiv(points * environments, MOST_POINTS_OF_ALL);
    return Duration.ofMinutes(Math.max(answered, Math.min(bearable, LONGEST_REPEATED.toMinutes())));
  }

  PhaseQuery {
    environments = Set.copyOf(environments);
  }

  /** From the first point of the range to the first one at its end or behind it. */
  static PhaseQuery of(Set<EnvironmentId> environments, Range range, Duration step) {
    long seconds = step.toSeconds();
    long first = Math.floorDiv(range.from().getEpochSecond(), seconds) * seconds;
    long last = Math.ceilDiv(range.until().getEpochSecond(), seconds) * seconds;
    return new PhaseQuery(
        environments, Instant.ofEpochSecond(first), Instant.ofEpochSecond(last), step);
  }

  /** How many points each series has at most. */
  int points() {
    return Math.toIntExact(Duration.between(from, until).dividedBy(step)) + 1;
  }

  /** The index of a moment among the points; -1 if it is none of them. */
  int index(double moment) {
    double behind = moment - from.getEpochSecond();
    long seconds = step.toSeconds();
    return behind >= 0 && behind % seconds == 0 && behind / seconds < points()
        ? (int) (behind / seconds)
        : -1;
  }

  /** The parameters of {@code /api/v1/query_range} for the phases. */
  Query phases() {
    return range(METRIC + "{" + matcher(environments) + ",phase!=\"unknown\"}==1");
  }

  /** The same for when what was served was too old. */
  Query tooOld() {
    return range(AGE + "{" + matcher(environments) + "}>" + LONGEST_REPEATED.toSeconds());
  }

  private Query range(String what) {
    return Query.of(
        "query",
        what,
        "start",
        String.valueOf(from.getEpochSecond()),
        "end",
        String.valueOf(until.getEpochSecond()),
        "step",
        String.valueOf(step.toSeconds()));
  }

  /** Where the values of a label are told. */
  static String values(String label) {
    return "/api/v1/label/" + label + "/values";
  }

  /** The parameters of {@link #values}: of which there is anything in this time. */
  Query known() {
    return Query.of(
        "match[]",
        METRIC,
        "start",
        String.valueOf(from.getEpochSecond()),
        "end",
        String.valueOf(until.getEpochSecond()));
  }

  /** {@code environment=~"EN1|EN2"}: texts of the service, as a pattern and within quotes. */
  private static String matcher(Set<EnvironmentId> environments) {
    return environments.stream()
        .map(environment -> quoted(pattern(environment.value())))
        .collect(Collectors.joining("|", "environment=~\"", "\""));
  }

  /** The pattern of RE2 that finds exactly this text. */
  private static String pattern(String text) {
    StringBuilder pattern = new StringBuilder();
    text.codePoints()
        .forEach(each -> {
          if (each < ' ') {
            pattern.append(String.format("\\x%02x", each));
          } else {
            boolean plain = each > '~' || Character.isLetterOrDigit(each) || each == '_';
            pattern.append(plain ? "" : "\\").appendCodePoint(each);
          }
        });
    return pattern.toString();
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** The environments in groups of which each can be asked for with one question. */
  static List<Set<EnvironmentId>> batches(
      Collection<EnvironmentId> environments, Range range, Duration step) {
    int points = PhaseQuery.of(Set.of(), range, step).points();
    int most = Math.max(1, MOST_SAMPLES / points);
    List<Set<EnvironmentId>> batches = new ArrayList<>();
    int length = 0;
    for (EnvironmentId environment : environments) {
      int own = Query.encode("|" + quoted(pattern(environment.value()))).length();
      if (batches.isEmpty() || batches.getLast().size() == most || length + own > LONGEST_ADDRESS) {
        batches.add(new LinkedHashSet<>());
        length = 0;
      }
      batches.getLast().add(environment);
      length += own;
    }
    return batches;
  }
}
