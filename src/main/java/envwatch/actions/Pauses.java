package envwatch.actions;

import envwatch.api.ApiException.RateLimited;
import envwatch.model.AccountId;
import envwatch.util.Bounds;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The accounts for which sending is paused because their service reported too many requests (HTTP
 * status 429). All moments are by the steady clock. Guarded by the lock of its action service.
 */
final class Pauses {
  /**
   * The pause if the service does not specify one; doubled each time the service reports it again.
   */
  static final Duration FIRST = Duration.ofSeconds(15);

  static final Duration SHORTEST = Duration.ofSeconds(1);
  static final Duration LONGEST = Duration.ofMinutes(15);

  private final Map<AccountId, Pause> pauses = new HashMap<>();

  private record Pause(Instant until, Duration length) {
    boolean over(Instant now) {
      return !until.isAfter(now);
    }
  }

  /**
   * Records that the service asked for fewer requests.
   *
   * @param ordered how long it asks the client to wait; null if it does not say
   */
  void limited(AccountId account, @Nullable Duration ordered, Instant now) {
    Pause before = pauses.get(account);
    Duration length =
        ordered == null ? unordered(before, now) : Bounds.within(SHORTEST, ordered, LONGEST);
    Instant until = now.plus(length);
    if (before == null || before.over(now) || until.isAfter(before.until())) {
      pauses.put(account, new Pause(until, length));
    }
  }

  private static Duration unordered(@Nullable Pause before, Instant now) {
    if (before == null) {
      return FIRST;
    }
    Duration length = before.over(now) ? before.length().multipliedBy(2) : before.length();
    return Bounds.within(FIRST, length, LONGEST);
  }

  /** Records an answer that did not ask for fewer requests. */
  void answered(AccountId account, Instant now) {
    Pause pause = pauses.get(account);
    if (pause != null && pause.over(now)) {
      pauses.remove(account);
    }
  }

  /** Whether the service reported too many requests. */
  static boolean askedFor(Outcome outcome) {
    return limit(outcome) != null;
  }

  private static @Nullable RateLimited limit(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Refused(RateLimited limited) -> limited;
      case Outcome.Unknown(RateLimited limited) -> limited;
      case Outcome.NotReached(RateLimited limited) -> limited;
      default -> null;
    };
  }

  /** Records the outcome of a request. */
  void heed(AccountId account, Outcome outcome, Instant now) {
    RateLimited limited = limit(outcome);
    if (limited != null) {
      limited(account, limited.retryAfter(), now);
    } else if (!(outcome instanceof Outcome.NotSent || outcome instanceof Outcome.NotReached)) {
      answered(account, now);
    }
  }

  /**
   * Until when sending is paused for the account because its service asked the action service or
   * the watch for fewer requests; null if sending is allowed. The instant is in the past while the
   * watch is trying again.
   */
  @Nullable Instant until(AccountId account, WorldView world, Instant now) {
    Instant watched =
        world
            .account(account)
            .map(one -> orderedWait(one.link()))
            .map(shown -> shown.plus(world.setBack()))
            .orElse(null);
    Instant own = until(account, now);
    return own == null || (watched != null && watched.isAfter(own)) ? watched : own;
  }

  private static @Nullable Instant orderedWait(Link link) {
    return link instanceof Link.Lost(RateLimited limited, Instant since, Instant nextTry)
        ? Objects.requireNonNullElse(nextTry, since)
        : null;
  }

  /** The end of the action service's own pause; null if there is none. */
  @Nullable Instant until(AccountId account, Instant now) {
    Pause pause = pauses.get(account);
    return pause == null || pause.over(now) ? null : pause.until();
  }

  /** Whether requests are sent one by one because the service has not answered since a pause. */
  boolean oneByOne(AccountId account) {
    return pauses.containsKey(account);
  }
}
