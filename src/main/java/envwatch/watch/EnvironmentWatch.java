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

/** What is known about one environment, and when to look at it next. Confined to its account. */
final class EnvironmentWatch {
  /** From then on, a selected environment gets more looks than one that is changing. */
  private static final Duration LONG_STANDSTILL = Duration.ofMinutes(2);

  private final EnvironmentKey key;
  private final PollTimer cadence;
  private @Nullable Environment environment;
  private boolean changing;
  private @Nullable Instant seenAt;
  private @Nullable Instant movedAt;
  private long seenByLook;
  private @Nullable Environment line;
  private @Nullable Trouble trouble;
  private int failures;
  private @Nullable Haste haste;
  private final FreshnessLimit fresh = new FreshnessLimit();
  private @Nullable WatchedEnvironment shown;

  /** A request for looks at this interval, distinguished from others by identity. */
  public static final class Haste {
    private final Duration interval;

    private Haste(Duration interval) {
      this.interval = interval;
    }
  }

  public EnvironmentWatch(EnvironmentKey key, Instant known) {
    this.key = key;
    cadence = new PollTimer(known);
  }

  EnvironmentKey key() {
    return key;
  }

  public PollTimer cadence() {
    return cadence;
  }

  /** Whether its machines are known. */
  boolean complete() {
    return environment != null && environment.complete();
  }

  /** Whether its machines are known, and its state was confirmed after this moment. */
  public boolean completeSince(Instant moment) {
    return complete() && seenAt != null && seenAt.isAfter(moment);
  }

  /** Requests looks at this interval, replacing the previous haste. */
  public Haste hasten(Duration interval) {
    haste = new Haste(WatchOptions.reasonable(interval));
    return haste;
  }

  public void calm() {
    haste = null;
  }

  /** Ends this haste, unless another one has replaced it. */
  public void calm(Haste over) {
    if (haste == over) {
      haste = null;
    }
  }

  public PollPriority attention(boolean selected, boolean visible) {
    if (haste != null) {
      return PollPriority.HASTENED;
    }
    if (changing && !(selected && standstill().compareTo(LONG_STANDSTILL) >= 0)) {
      return PollPriority.CHANGING;
    }
    if (selected) {
      return PollPriority.SELECTED;
    }
    return visible ? PollPriority.VISIBLE : PollPriority.RESTING;
  }

  /** Asked once for each answer, because each plan for a moment needs it of all environments. */
  private static boolean changing(Environment environment) {
    return environment.status().phase() == Phase.CHANGING
        || environment.machines().stream().anyMatch(Machine::onItsWay);
  }

  /** The requested interval, before the budget is applied. */
  Duration asked(PollPriority attention, PollIntervals pace) {
    return switch (attention) {
      case HASTENED -> haste == null ? pace.asked(attention) : haste.interval;
      case CHANGING -> pace.askedOfChanging(standstill());
      case SELECTED, VISIBLE, RESTING -> pace.asked(attention);
    };
  }

  /** How long it was seen unchanged: an environment may be changing for hours without moving. */
  private Duration standstill() {
    return movedAt == null || seenAt == null ? Duration.ZERO : Duration.between(movedAt, seenAt);
  }

  /**
   * Takes its state from a look at it alone, or from a list that contains complete states.
   *
   * @param look the number of the look; ignored if it began before the look that gave the newest
   *     answer
   */
  public void seen(Environment state, long look, Instant now, RandomGenerator random) {
    cadence.answered(now, random);
    if (look >= seenByLook) {
      show(state, look, now);
      trouble = null;
      failures = 0;
    }
  }

  /**
   * Takes its entry in a list without machines. The known machines are kept; if the list contains
   * something new, the state is due immediately.
   */
  public void listed(Environment told, long look, Instant now) {
    if (!complete()) {
      show(told, look, now);
    } else if (look > seenByLook && news(told)) {
      cadence.want();
    }
    line = told;
  }

  /**
   * Compares a list with the previous list, because its words may differ from those of the state.
   */
  private boolean news(Environment told) {
    Environment before = line == null ? environment : line;
    return before == null || !told.name().equals(before.name()) || !sameStatus(told, before);
  }

  private static boolean sameStatus(Environment told, Environment before) {
    return told.status().equals(Status.UNTOLD) || told.status().equals(before.status());
  }

  private void show(Environment answer, long look, Instant now) {
    if (environment == null || !environment.sameAs(answer)) {
      environment = environment == null ? answer : answer.keeping(environment);
      changing = changing(environment);
      movedAt = now;
    }
    seenAt = now;
    seenByLook = look;
    fresh.seen();
  }

  /** A look at it failed: only this environment waits, longer each time. */
  public void failed(ApiException cause, Duration interval, Instant now) {
    trouble = new Trouble(cause, trouble == null ? now : trouble.since());
    failures++;
    cadence.failed(now, Backoff.doubled(interval, failures));
  }

  /**
   * A look at it failed in a way that may be temporary: tries once more soon, then as in {@link
   * #failed}; later if the answer says so.
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

  /** Forgets a temporary failure that turned out to concern the whole account. */
  void forgetPassingTrouble() {
    if (trouble != null && trouble.cause().meaning().passesByItself()) {
      trouble = null;
      failures = 0;
      cadence.want();
    }
  }

  /**
   * Returns the same instance as before as long as nothing in it has changed.
   *
   * @param interval how often it is looked at from {@code now} on
   * @param setBack the amount to subtract from all moments
   */
  WatchedEnvironment view(
      Duration interval, @Nullable Instant nextLook, Instant now, Duration setBack) {
    fresh.follow(interval, now);
    Instant until = seenAt == null ? null : fresh.of(seenAt);
    WatchedEnvironment view =
        new WatchedEnvironment(
            key,
            environment,
            WatchedEnvironment.earlier(seenAt, setBack),
            interval,
            Trouble.earlier(trouble, setBack),
            WatchedEnvironment.earlier(nextLook, setBack),
            WatchedEnvironment.earlier(until, setBack));
    WatchedEnvironment before = shown;
    if (before != null && before.equals(view)) {
      return before;
    }
    shown = view;
    return view;
  }
}
