package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The state of an account's connection, and when to try again after it is lost: with one look at a
 * time, the probe. Confined to its account.
 */
final class LinkState {
  private static final Duration FIRST_WAIT = Duration.ofSeconds(5);

  /** Prevents a key that is held down from causing a flood of requests. */
  private static final Duration BETWEEN_ASKED_TRIES = Duration.ofSeconds(5);

  /** The delays after a key was probably rejected; the last one is repeated. */
  private static final List<Duration> AFTER_DEDUCTION =
      List.of(Duration.ofMinutes(1), Duration.ofMinutes(5), Duration.ofMinutes(15));

  private static final long NONE = 0;

  private final Backoff backoff;
  private Link link = new Link.Connecting();
  private Look failing = new Look.Connect();
  private @Nullable Instant nextTry;
  private @Nullable Instant newestAskedTry;
  private int deductions;
  private long probe = NONE;

  LinkState(RandomGenerator random) {
    backoff = new Backoff(FIRST_WAIT, random);
  }

  /**
   * The state to show.
   *
   * @param setBack the amount to subtract from all moments
   */
  Link link(Duration setBack) {
    Instant next = WatchedEnvironment.earlier(nextTry().orElse(null), setBack);
    return switch (link) {
      case Link.Lost(ApiException cause, Instant since, var at) ->
          new Link.Lost(cause, since.minus(setBack), next);
      case Link.SignedOut(ApiException cause, Instant since, var at) ->
          new Link.SignedOut(cause, since.minus(setBack), next);
      case Link.Connecting connecting -> connecting;
      case Link.Live live -> live;
    };
  }

  /** Whether the only look allowed is a probe. */
  boolean broken() {
    return link instanceof Link.Lost || link instanceof Link.SignedOut;
  }

  /** Since when nothing can be confirmed; null while it can. */
  @Nullable Instant brokenSince() {
    return switch (link) {
      case Link.Lost lost -> lost.since();
      case Link.SignedOut signedOut -> signedOut.since();
      case Link.Connecting _, Link.Live _ -> null;
    };
  }

  /** The look whose failure showed that the connection was lost. */
  Look failing() {
    return failing;
  }

  boolean mayLook(Instant now) {
    return !broken() || nextTry().filter(moment -> !moment.isAfter(now)).isPresent();
  }

  /** When to try next; empty while a try is in progress, and when none is planned. */
  Optional<Instant> nextTry() {
    return broken() && probe == NONE ? Optional.ofNullable(nextTry) : Optional.empty();
  }

  /**
   * Called when the user asks for a try: it is made immediately, even if the service asked the
   * client to wait. Repeated requests are spaced out.
   */
  void tryNow(Instant now) {
    if (!broken() || probe != NONE) {
      return;
    }
    Instant earliest =
        newestAskedTry == null ? now : Bounds.max(now, newestAskedTry.plus(BETWEEN_ASKED_TRIES));
    if (nextTry == null || nextTry.isAfter(earliest)) {
      nextTry = earliest;
      newestAskedTry = earliest;
    }
  }

  void started(long look) {
    if (broken()) {
      probe = look;
    }
  }

  boolean probing(long look) {
    return probe == look;
  }

  /** The service was found but has not answered a look yet: the next look is the probe. */
  void connected(Instant now) {
    if (broken()) {
      probe = NONE;
      nextTry = now;
    }
  }

  /** A look says nothing about the connection: if it was the probe, the next one is due now. */
  void provedNothing(long look, Instant now) {
    if (probing(look)) {
      connected(now);
    }
  }

  /** A look was answered; one that began before the connection was lost proves nothing. */
  void answered(long look) {
    if (!broken() || probing(look)) {
      probe = NONE;
      backoff.reset();
      deductions = 0;
      newestAskedTry = null;
      link = new Link.Live();
    }
  }

  void lost(Look look, ApiException cause, Instant now) {
    Instant since = link instanceof Link.Lost lost ? lost.since() : now;
    link = new Link.Lost(cause, since, null);
    failing = look;
    probe = NONE;
    Duration ordered =
        look instanceof Look.ListAll ? OrderedWait.confirmed(cause) : OrderedWait.of(cause);
    nextTry = now.plus(ordered == null ? backoff.next() : ordered);
  }

  /**
   * The key was rejected. If the service said so, nothing is tried until the user acts; if it was
   * only deduced, tries continue slowly.
   *
   * @param look the number of the look; several looks in progress at the same time count as one
   *     rejection
   */
  void signedOut(long look, ApiException.Unauthorized cause, Instant now) {
    if (link instanceof Link.SignedOut && !probing(look) && !cause.certain()) {
      return;
    }
    Instant since = link instanceof Link.SignedOut out ? out.since() : now;
    link = new Link.SignedOut(cause, since, null);
    probe = NONE;
    backoff.reset();
    nextTry = cause.certain() ? null : now.plus(afterDeduction());
  }

  private Duration afterDeduction() {
    return AFTER_DEDUCTION.get(Math.min(deductions++, AFTER_DEDUCTION.size() - 1));
  }
}
