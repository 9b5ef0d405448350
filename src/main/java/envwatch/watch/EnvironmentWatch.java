package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What is known of one environment, and when to look at it next. Confined to its account. */
final class EnvironmentWatch {
  private final EnvironmentKey key;
  private final Cadence cadence;
  private @Nullable Environment environment;
  private @Nullable Instant seenAt;
  private long seenByLook;
  private @Nullable Environment line;
  private @Nullable Trouble trouble;
  private int failures;
  private @Nullable Haste haste;
  private @Nullable WatchedEnvironment shown;

  /** One wish for looks at this interval, told from others by its identity. */
  static final class Haste {
    private final Duration interval;

    private Haste(Duration interval) {
      this.interval = interval;
    }
  }

  EnvironmentWatch(EnvironmentKey key, Instant known) {
    this.key = key;
    cadence = new Cadence(known);
  }

  EnvironmentKey key() {
    return key;
  }

  Cadence cadence() {
    return cadence;
  }

  /** Whether its machines are known. */
  boolean complete() {
    return environment != null && environment.complete();
  }

  /** Replaces the haste before. */
  Haste hasten(Duration interval) {
    haste = new Haste(WatchOptions.reasonable(interval));
    return haste;
  }

  void calm() {
    haste = null;
  }

  /** Ends this haste, unless another has replaced it. */
  void calm(Haste over) {
    if (haste == over) {
      haste = null;
    }
  }

  Attention attention(boolean selected, boolean visible) {
    if (haste != null) {
      return Attention.HASTENED;
    }
    if (changing()) {
      return Attention.CHANGING;
    }
    if (selected) {
      return Attention.SELECTED;
    }
    return visible ? Attention.VISIBLE : Attention.RESTING;
  }

  private boolean changing() {
    return environment != null
        && (environment.status().phase() == Phase.CHANGING
            || environment.machines().stream().anyMatch(Machine::onItsWay));
  }

  /** The interval asked for, before the budget has its say. */
  Duration asked(Attention attention, Pace pace) {
    return haste != null ? haste.interval : pace.asked(attention);
  }

  /**
   * A look told its state: at it alone, or at a list that tells everything.
   *
   * @param look the number of the look; what began before the newest answer's is old news
   */
  void seen(Environment state, long look, Instant now, RandomGenerator random) {
    cadence.answered(now, random);
    if (look >= seenByLook) {
      show(state, look, now);
      trouble = null;
      failures = 0;
    }
  }

  /**
   * A list without machines named it. What is known of the machines stays; where the list tells
   * something new, the state is due at once.
   */
  void listed(Environment told, long look, Instant now) {
    if (!complete()) {
      show(told, look, now);
    } else if (look > seenByLook && news(told)) {
      cadence.want();
    }
    line = told;
  }

  /** A list is compared with the list before: its words need not be those of the state. */
  private boolean news(Environment told) {
    Environment before = line == null ? environment : line;
    return before == null || !told.name().equals(before.name()) || !sameStatus(told, before);
  }

  private static boolean sameStatus(Environment told, Environment before) {
    return told.status().equals(Status.UNTOLD) || told.status().equals(before.status());
  }

  private void show(Environment answer, long look, Instant now) {
    if (environment == null) {
      environment = answer;
    } else if (!environment.sameAs(answer)) {
      environment = answer.keeping(environment);
    }
    seenAt = now;
    seenByLook = look;
  }

  /** A look at it failed: it alone waits longer, more so each time. */
  void failed(ApiException cause, Duration interval, Instant now) {
    trouble = new Trouble(cause, trouble == null ? now : trouble.since());
    failures++;
    cadence.failed(now, Backoff.doubled(interval, failures));
  }

  /**
   * A look at it failed in a way that may pass: once more soon, then as {@link #failed}; later
   * where the answer orders it.
   */
  void faltered(ApiException cause, Duration interval, Instant now, Duration soon) {
    boolean first = failures == 0;
    failed(cause, interval, now);
    Duration wait = first ? soon : Backoff.doubled(interval, failures);
    Duration ordered = OrderedWait.of(cause);
    cadence.failed(now, ordered == null || ordered.compareTo(wait) < 0 ? wait : ordered);
  }

  boolean inTrouble() {
    return trouble != null;
  }

  /** The trouble turned out to be the whole account's. */
  void forgetPassingTrouble() {
    if (trouble != null && trouble.cause().meaning().passesByItself()) {
      trouble = null;
      failures = 0;
      cadence.want();
    }
  }

  /** The same instance as before as long as nothing in it changed. */
  WatchedEnvironment view(Duration interval, @Nullable Instant nextLook) {
    WatchedEnvironment view =
        new WatchedEnvironment(key, environment, seenAt, interval, trouble, nextLook);
    WatchedEnvironment before = shown;
    if (before != null && before.equals(view)) {
      return before;
    }
    shown = view;
    return view;
  }
}
