package envwatch.team.past;

import envwatch.api.ApiException;
import envwatch.history.Range;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import envwatch.team.TeamServer;
import envwatch.util.Bounds;
import envwatch.util.Time;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
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

  /**
   * Where there is no room for all, nothing but single environments is asked for so long: what is
   * forgotten for others would be asked for again and again.
   */
  private static final Duration PAUSE_WHERE_FULL = Duration.ofMinutes(5);

  private static final int MOST_WAITING = 100;

  private final TeamServer server;
  private final Time time;
  private final Executor requests;
  private final Runnable learned;
  private final Memory memory = new Memory();
  private final Deque<PastQuery> waiting = new ArrayDeque<>();
  private @Nullable PastQuery asking;
  private @Nullable URI address;
  private @Nullable Trouble trouble;
  private boolean busy;

  /** Whether it has told something of our environments. */
  private volatile boolean ours;

  /** In the time of {@link Time#elapsed}. */
  private Duration notBefore = Duration.ZERO;

  private Duration manyNotBefore = Duration.ZERO;

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
  PastStretches find(URI from, Map<EnvironmentId, Range> wanted, Duration step) {
    PastStretches found;
    boolean begins;
    synchronized (this) {
      moveTo(from);
      Map<EnvironmentId, List<Stretch>> stretches = new HashMap<>();
      Map<EnvironmentId, Range> missing = new HashMap<>();
      wanted.forEach((environment, range) -> {
        Known known = memory.find(environment, range, step);
        if (known != null) {
          stretches.put(environment, known.stretches());
        }
        if (known == null || !known.covers(range)) {
          missing.put(environment, known == null ? range : known.end(range));
        }
      });
      begins = !missing.isEmpty() && mayAsk(missing.size()) && ask(from, missing, step);
      Set<EnvironmentId> asked = new HashSet<>();
      missing.forEach((environment, range) -> {
        if (isAsked(environment, range, step)) {
          asked.add(environment);
        }
      });
      found = new PastStretches(stretches, asked, trouble);
    }
    if (begins) {
      begin();
    }
    return found;
  }

  private boolean mayAsk(int environments) {
    Duration now = time.elapsed();
    return now.compareTo(notBefore) >= 0
        && (environments == 1 || now.compareTo(manyNotBefore) >= 0);
  }

  private void moveTo(URI from) {
    if (!from.equals(address)) {
      address = from;
      memory.clear();
      waiting.clear();
      trouble = null;
      ours = false;
      notBefore = Duration.ZERO;
      manyNotBefore = Duration.ZERO;
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
      waiting.addFirst(new PastQuery(from, some, whole, step));
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
    for (PastQuery next = next(); next != null; next = next()) {
      try {
        ask(next);
      } catch (ApiException e) {
        LOG.debug("The past is not told: {}", e.toString());
        failed(next, PastQuery.trouble(e));
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

  private synchronized @Nullable PastQuery next() {
    asking = waiting.pollFirst();
    busy = asking != null;
    return asking;
  }

  private void ask(PastQuery question) throws ApiException {
    PastQuery.Answer answer = question.ask(server, time, !ours).orElse(null);
    if (answer != null && answer.trouble() == Trouble.CLOCK) {
      failed(question, Trouble.CLOCK);
    } else if (answer != null) {
      take(question, answer);
    }
  }

  private synchronized void take(PastQuery question, PastQuery.Answer answer) {
    if (question.from().equals(address)) {
      trouble = answer.trouble();
      boolean forgot = false;
      for (Map.Entry<EnvironmentId, List<Stretch>> told : answer.found().entrySet()) {
        ours |= !told.getValue().isEmpty();
        Known known = new Known(question.range(), told.getValue());
        forgot |= memory.add(told.getKey(), question.step(), known);
      }
      if (forgot) {
        manyNotBefore = time.elapsed().plus(PAUSE_WHERE_FULL);
      }
    }
  }

  private synchronized void failed(PastQuery question, Trouble why) {
    if (question.from().equals(address)) {
      trouble = why;
      notBefore = time.elapsed().plus(PAUSE);
      waiting.clear();
    }
  }
}
