package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What is known about one environment, and when to look at it next. Confined to its account. */
final class EnvironmentWatch {
  private final EnvironmentKey key;
  private final PollTimer cadence;
  private @Nullable Environment environment;
  private @Nullable Instant seenAt;
  private @Nullable Instant movedAt;
  private long seenByLook;
  private @Nullable Environment line;
  private @Nullable Status newerStatus;
  private @Nullable Instant toldAt;
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
    if (selected) {
      return PollPriority.SELECTED;
    }
    if (haste != null) {
      return PollPriority.HASTENED;
    }
    if (changing()) {
      return PollPriority.CHANGING;
    }
    return visible ? PollPriority.VISIBLE : PollPriority.RESTING;
  }

  private boolean changing() {
    return environment != null
        && (environment.status().phase() == Phase.CHANGING
            || environment.machines().stream().anyMatch(Machine::onItsWay));
  }

  /**
   * The requested interval, before the budget is applied: the shortest that it is entitled to for
   * any reason.
   */
  Duration asked(PollPriority attention, PollIntervals pace) {
    Duration asked = pace.asked(attention);
    return switch (attention) {
      case SELECTED ->
          Bounds.min(asked, hastened(changing() ? pace.askedOfChanging(standstill()) : asked));
      case HASTENED -> hastened(asked);
      case CHANGING -> pace.askedOfChanging(standstill());
      case VISIBLE, RESTING -> asked;
    };
  }

  private Duration hastened(Duration otherwise) {
    return haste == null ? otherwise : haste.interval;
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
   * something new, the state is due immediately, and a new status is shown until it is read.
   *
   * @return whether this changes anything
   */
  public boolean listed(Environment told, long look, Instant now) {
    boolean changes = true;
    if (!complete()) {
      show(told, look, now);
    } else if (look > seenByLook && news(told)) {
      cadence.want();
      toldAt = now;
      newerStatus = newer(told.status());
    } else {
      changes = false;
    }
    line = told;
    return changes;
  }

  /**
   * Only a status whose meaning is known is believed before the state is read; not that all is well
   * again, because that depends on the machines.
   */
  private @Nullable Status newer(Status told) {
    boolean believed =
        switch (told.phase()) {
          case PROBLEM, CHANGING, SUSPENDED -> true;
          case RUNNING, EXPIRING, UNKNOWN -> false;
        };
    boolean differs = environment != null && told.phase() != environment.status().phase();
    return believed && differs ? told : null;
  }

  /** When a list told something new that has not been looked at yet; null if none did. */
  @Nullable Instant toldAt() {
    return toldAt;
  }

  /** Whether it is due at once, because the user asked or because a list told something new. */
  boolean pressing() {
    return cadence.asked() || cadence.wanted() && toldAt != null;
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
      movedAt = now;
    }
    seenAt = now;
    seenByLook = look;
    newerStatus = null;
    toldAt = null;
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
    cadence.failed(now, ordered == null ? wait : Bounds.max(ordered, wait));
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
   * @param unconfirmedFrom from when on nothing can be confirmed; null if it can
   * @param setBack the amount to subtract from all moments
   */
  WatchedEnvironment view(
      Duration interval, @Nullable Instant unconfirmedFrom, Instant now, Duration setBack) {
    fresh.follow(interval, now);
    Instant until = seenAt == null ? null : fresh.of(seenAt);
    if (unconfirmedFrom != null && until != null && unconfirmedFrom.isBefore(until)) {
      until = unconfirmedFrom;
    }
    WatchedEnvironment view =
        new WatchedEnvironment(
            key,
            environment,
            WatchedEnvironment.earlier(seenAt, setBack),
            interval,
            Trouble.earlier(trouble, setBack),
            newerStatus,
            WatchedEnvironment.earlier(until, setBack));
    if (shown == null || !shown.equals(view)) {
      shown = view;
    }
    return shown;
  }

  /** As it was viewed last. */
  @Nullable WatchedEnvironment shown() {
    return shown;
  }
}
