package envwatch.team.past;

import envwatch.api.ApiException;
import envwatch.api.http.HttpAnswer;
import envwatch.history.Range;
import envwatch.history.Witness;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import envwatch.team.TeamServer;
import envwatch.util.Bounds;
import envwatch.util.Time;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a Prometheus saw, as far as it was asked in this run: one question at a time, the newest
 * first. Nothing of it is stored. Thread-safe; no method waits.
 */
final class PrometheusPast {
  private static final Logger LOG = LoggerFactory.getLogger(PrometheusPast.class);

  /** After a failure nothing is asked for so long. */
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** Whoever shows thousands of environments takes in all of them again. */
  private static final Duration BETWEEN_NEWS = Duration.ofSeconds(5);

  private static final int MOST_WAITING = 100;

  /** By which clocks may differ. */
  private static final Duration TOLERANCE = Duration.ofMinutes(2);

  private static final String RANGE = "/api/v1/query_range";

  private final TeamServer server;
  private final Time time;
  private final Executor requests;
  private final Runnable learned;
  private final Memory memory = new Memory();
  private final Deque<Question> waiting = new ArrayDeque<>();
  private @Nullable Question asking;
  private @Nullable URI address;
  private @Nullable Trouble trouble;
  private boolean busy;

  /** Whether it has told something of our environments. */
  private boolean ours;

  /** In the time of {@link Time#elapsed}. */
  private Duration notBefore = Duration.ZERO;

  /** Something to ask. */
  private record Question(URI from, Set<EnvironmentId> environments, Range range, Duration step) {
    boolean answers(EnvironmentId environment, Range wanted, Duration wantedStep) {
      return step.equals(wantedStep)
          && environments.contains(environment)
          && new Known(range, List.of()).covers(wanted);
    }
  }

  /** What an answer told. */
  private record Answer(Map<EnvironmentId, List<Stretch>> found, boolean clockDiffers) {}

  /**
   * What is known now.
   *
   * @param stretches of each environment, oldest first
   * @param unknown the environments of which nothing is known although it was asked
   */
  record Found(
      Map<EnvironmentId, List<Stretch>> stretches,
      Set<EnvironmentId> unknown,
      @Nullable Trouble trouble) {
    Witness witness(String host, EnvironmentId environment) {
      boolean nothing = trouble == null && unknown.contains(environment);
      return new Witness(host, nothing ? Trouble.OTHERS : trouble);
    }
  }

  /**
   * @param requests runs what blocks
   * @param learned called after more became known, on a thread of {@code requests}
   */
  PrometheusPast(TeamServer server, Time time, Executor requests, Runnable learned) {
    this.server = server;
    this.time = time;
    this.requests = requests;
    this.learned = learned;
  }

  /**
   * Finds what is known, and asks in the background for what is not.
   *
   * @param from the Prometheus that is set now: what another one told is forgotten
   * @param wanted for which time each environment is asked for
   * @param step how exactly
   */
  Found find(URI from, Map<EnvironmentId, Range> wanted, Duration step) {
    Found found;
    boolean begins;
    synchronized (this) {
      moveTo(from);
      Map<EnvironmentId, List<Stretch>> stretches = new HashMap<>();
      Set<EnvironmentId> unknown = new HashSet<>();
      Map<EnvironmentId, Range> missing = new HashMap<>();
      wanted.forEach((environment, range) -> {
        Known known = memory.find(environment, range, step);
        if (known != null) {
          stretches.put(environment, known.stretches());
          if (known.stretches().isEmpty()) {
            unknown.add(environment);
          }
        }
        if (known == null || !known.covers(range)) {
          missing.put(environment, known == null ? range : known.end(range));
        }
      });
      found = new Found(stretches, unknown, trouble);
      begins =
          !missing.isEmpty()
              && time.elapsed().compareTo(notBefore) >= 0
              && ask(from, missing, step);
    }
    if (begins) {
      begin();
    }
    return found;
  }

  private void moveTo(URI from) {
    if (!from.equals(address)) {
      address = from;
      memory.clear();
      waiting.clear();
      trouble = null;
      ours = false;
      notBefore = Duration.ZERO;
    }
  }

  /** Returns whether somebody has to begin to ask. */
  private boolean ask(URI from, Map<EnvironmentId, Range> missing, Duration step) {
    List<EnvironmentId> open = new ArrayList<>();
    Range whole = null;
    for (Map.Entry<EnvironmentId, Range> each : missing.entrySet()) {
      if (!isAsked(each.getKey(), each.getValue(), step)) {
        open.add(each.getKey());
        whole = whole == null ? each.getValue() : hull(whole, each.getValue());
      }
    }
    if (whole == null) {
      return false;
    }
    for (Set<EnvironmentId> some : PhaseQuery.batches(open, whole, step).reversed()) {
      waiting.addFirst(new Question(from, some, whole, step));
    }
    while (waiting.size() > MOST_WAITING) {
      waiting.removeLast();
    }
    boolean begins = !busy;
    busy = true;
    return begins;
  }

  private boolean isAsked(EnvironmentId environment, Range wanted, Duration step) {
    return (asking != null && asking.answers(environment, wanted, step))
        || waiting.stream().anyMatch(each -> each.answers(environment, wanted, step));
  }

  /** From the beginning of the earlier one to the end of the later one. */
  static Range hull(Range one, Range other) {
    return new Range(Bounds.min(one.from(), other.from()), Bounds.max(one.until(), other.until()));
  }

  private void begin() {
    try {
      requests.execute(this::askAll);
    } catch (RejectedExecutionException closed) {
      next();
    }
  }

  private void askAll() {
    Duration told = time.elapsed();
    for (Question next = next(); next != null; next = next()) {
      try {
        ask(next);
      } catch (ApiException e) {
        LOG.debug("The past is not told: {}", e.toString());
        failed(next, trouble(e));
      }
      Duration now = time.elapsed();
      if (isLast() || now.minus(told).compareTo(BETWEEN_NEWS) >= 0) {
        told = now;
        learned.run();
      }
    }
  }

  private synchronized boolean isLast() {
    return waiting.isEmpty();
  }

  private synchronized @Nullable Question next() {
    asking = waiting.pollFirst();
    busy = asking != null;
    return asking;
  }

  private void ask(Question question) throws ApiException {
    PhaseQuery query = PhaseQuery.of(question.environments(), question.range(), question.step());
    Instant begun = time.instant();
    Map<Map<String, String>, BitSet> tooOld =
        server
            .look(RANGE, query.tooOld(), http -> PhaseAnswer.tooOld(http.body(), query))
            .orElse(Map.of());
    Answer answer =
        server.look(RANGE, query.phases(), http -> read(http, query, tooOld, begun)).orElse(null);
    if (answer == null) {
      return;
    }
    boolean empty = answer.found().values().stream().allMatch(List::isEmpty);
    boolean checks = empty && !ours();
    boolean none =
        checks
            && server
                .look(PhaseQuery.values("environment"), query.known(), PrometheusPast::isNone)
                .orElse(false);
    if (answer.clockDiffers()) {
      failed(question, Trouble.CLOCK);
    } else {
      take(question, answer.found(), none ? Trouble.NO_METRIC : null);
    }
  }

  private synchronized boolean ours() {
    return ours;
  }

  private static boolean isNone(HttpAnswer answer) throws ApiException {
    return PhaseAnswer.values(answer.body()).isEmpty();
  }

  private Answer read(
      HttpAnswer answer, PhaseQuery query, Map<Map<String, String>, BitSet> tooOld, Instant begun)
      throws ApiException {
    Instant there = date(answer);
    boolean differs =
        there != null
            && (there.isBefore(begun.minus(TOLERANCE))
                || there.isAfter(time.instant().plus(TOLERANCE)));
    return new Answer(PhaseAnswer.phases(answer.body(), query, tooOld), differs);
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

  private synchronized void take(
      Question question, Map<EnvironmentId, List<Stretch>> found, @Nullable Trouble why) {
    if (question.from().equals(address)) {
      trouble = why;
      ours |= found.values().stream().anyMatch(each -> !each.isEmpty());
      found.forEach((environment, stretches) ->
          memory.add(environment, question.step(), new Known(question.range(), stretches)));
    }
  }

  private synchronized void failed(Question question, Trouble why) {
    if (question.from().equals(address)) {
      trouble = why;
      notBefore = time.elapsed().plus(PAUSE);
      waiting.clear();
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
      case ApiException.Unreadable unreadable ->
          unreadable.what() == ApiException.Unreadable.What.TOO_LARGE
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
