package envwatch.watch;

import envwatch.api.ApiException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How an account's connection stands, and when to try again once it is lost: by one look at a time,
 * the probe. Confined to its account.
 */
final class LinkState {
  private static final Duration FIRST_WAIT = Duration.ofSeconds(5);
  private static final Duration SHORTEST_ORDER = Duration.ofSeconds(1);
  private static final Duration LONGEST_ORDER = Duration.ofDays(1);
  private static final long NONE = 0;

  private final Backoff backoff;
  private Link link = new Link.Connecting();
  private Look failing = new Look.Connect();
  private Instant waitingSince = Instant.MIN;
  private Duration wait = Duration.ZERO;
  private boolean waitIsOrdered;
  private long probe = NONE;
  private boolean asked;

  LinkState(RandomGenerator random) {
    backoff = new Backoff(FIRST_WAIT, random);
  }

  /** As it is shown. */
  Link link() {
    return link instanceof Link.Lost(ApiException cause, Instant since, var at)
        ? new Link.Lost(cause, since, nextTry().orElse(null))
        : link;
  }

  /** Whether the only look allowed is a probe. */
  boolean broken() {
    return link instanceof Link.Lost || link instanceof Link.SignedOut;
  }

  /** The look that failed when the connection was lost. */
  Look failing() {
    return failing;
  }

  boolean mayLook(Instant now) {
    if (waitingSince.isAfter(now)) {
      waitingSince = now; // the computer's clock was set back
    }
    return switch (link) {
      case Link.Connecting connecting -> true;
      case Link.Live live -> true;
      case Link.Lost lost -> probe == NONE && !now.isBefore(waitingSince.plus(wait));
      case Link.SignedOut out -> probe == NONE && asked;
    };
  }

  /** Empty while a try is under way, and when none is planned. */
  Optional<Instant> nextTry() {
    return link instanceof Link.Lost && probe == NONE
        ? Optional.of(waitingSince.plus(wait))
        : Optional.empty();
  }

  /** A person asks for a try now. What the service itself ordered is waited for all the same. */
  void tryNow(Instant now) {
    asked = true;
    if (!waitIsOrdered) {
      waitFor(Duration.ZERO, now);
    }
  }

  void started(long look) {
    if (broken()) {
      probe = look;
      asked = false;
    }
  }

  boolean probing(long look) {
    return probe == look;
  }

  /** The service is found but was not asked yet: the next look is the probe. */
  void connected(Instant now) {
    if (broken()) {
      probe = NONE;
      asked = true;
      waitFor(Duration.ZERO, now);
    }
  }

  /** A look was answered; one that began before the connection was lost proves nothing. */
  void answered(long look) {
    if (!broken() || probing(look)) {
      probe = NONE;
      backoff.reset();
      link = new Link.Live();
    }
  }

  void lost(Look look, ApiException cause, Instant now) {
    Instant since = link instanceof Link.Lost lost ? lost.since() : now;
    link = new Link.Lost(cause, since, null);
    failing = look;
    probe = NONE;
    asked = false;
    Duration ordered = orderedWait(cause);
    waitFor(ordered == null ? backoff.next() : ordered, now);
    waitIsOrdered = ordered != null;
  }

  void signedOut(ApiException cause, Instant now) {
    Instant since = link instanceof Link.SignedOut out ? out.since() : now;
    link = new Link.SignedOut(cause, since);
    probe = NONE;
    asked = false;
    backoff.reset();
  }

  private void waitFor(Duration delay, Instant now) {
    waitingSince = now;
    wait = delay;
    waitIsOrdered = false;
  }

  /** What the service itself orders, within reason; null when it orders nothing. */
  static @Nullable Duration orderedWait(ApiException cause) {
    Duration ordered =
        switch (cause) {
          case ApiException.RateLimited limited -> limited.retryAfter();
          case ApiException.ServerFault fault -> fault.retryAfter();
          default -> null;
        };
    if (ordered == null || ordered.compareTo(SHORTEST_ORDER) > 0) {
      return ordered == null || ordered.compareTo(LONGEST_ORDER) < 0 ? ordered : LONGEST_ORDER;
    }
    return SHORTEST_ORDER;
  }
}
