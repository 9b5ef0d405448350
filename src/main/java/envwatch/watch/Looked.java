package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What looks at one thing have found, and when the next one is due: a fixed delay after the last
 * answer, later after a failure, immediately when wanted, never while one is in progress. Confined
 * to its account.
 *
 * @param <T> what an answer contains
 */
final class Looked<T> {
  /** After a failure of the whole account, which the account's watch waits for. */
  private static final Duration AFTER_ACCOUNT = Duration.ofSeconds(5);

  private @Nullable T answer;
  private @Nullable Instant seenAt;
  private @Nullable Trouble trouble;
  private @Nullable Instant failedAt;
  private @Nullable Duration orderedWait;
  private int failures;
  private @Nullable Instant startedAt;
  private Instant notBefore = Instant.MIN;
  private boolean underWay;
  private boolean wanted;
  private boolean outdated;

  /** The newest good answer; null if there was none. */
  @Nullable T answer() {
    return answer;
  }

  /** When the answer was last confirmed; null if never. */
  @Nullable Instant seenAt() {
    return seenAt;
  }

  /** Why the newest look failed; null if it succeeded. */
  @Nullable Trouble trouble() {
    return trouble;
  }

  /** Whether a look is due regardless of any interval. */
  boolean wanted() {
    return wanted;
  }

  /** Whether a look is needed because there is no answer, or one that is known to be old. */
  boolean unknown() {
    return seenAt == null || outdated;
  }

  /** Makes it due immediately; joins a look in progress. */
  void want() {
    wanted |= !underWay;
  }

  /**
   * Makes it due even if a look is in progress, which may have come too early.
   *
   * @param pause the shortest time since the start of the previous look
   */
  void wantAnother(Duration pause) {
    wanted = true;
    if (startedAt != null) {
      notBefore = Bounds.max(notBefore, startedAt.plus(pause));
    }
  }

  /** The answer no longer holds: the next look does not wait, provided there is to be one. */
  void outdated() {
    outdated = true;
  }

  /**
   * When a look is due; null while one is in progress and when none is to be made.
   *
   * @param interval how often to look; null for not at all, unless wanted
   */
  @Nullable Instant due(@Nullable Duration interval) {
    if (underWay) {
      return null;
    }
    if (wanted) {
      return notBefore;
    }
    if (interval == null) {
      return null;
    }
    Instant due =
        failedAt != null
            ? failedAt.plus(waitAfterFailure(interval))
            : seenAt == null || outdated ? Instant.MIN : seenAt.plus(interval);
    return Bounds.max(due, notBefore);
  }

  private Duration waitAfterFailure(Duration interval) {
    if (orderedWait != null) {
      return Bounds.max(orderedWait, interval);
    }
    return passing() && interval.compareTo(Backoff.LONGEST) < 0
        ? Backoff.doubled(interval, failures - 1)
        : Bounds.max(interval, Backoff.LONGEST);
  }

  private boolean passing() {
    return trouble == null || trouble.cause().meaning().passesByItself();
  }

  void started(Instant now) {
    startedAt = now;
    underWay = true;
    wanted = false;
  }

  /** The look was never made. */
  void dropped() {
    underWay = false;
  }

  void answered(T newest, Instant now) {
    underWay = false;
    answer = newest;
    seenAt = now;
    outdated = false;
    forgetTrouble();
  }

  void failed(ApiException cause, Instant now) {
    underWay = false;
    if (cause instanceof ApiException.RateLimited || cause instanceof ApiException.Unauthorized) {
      // As if the look had not started: due again as soon as the connection allows.
      wanted = true;
      notBefore = now.plus(AFTER_ACCOUNT);
      return;
    }
    trouble = new Trouble(cause, trouble == null ? now : trouble.since());
    failedAt = now;
    failures++;
    orderedWait = OrderedWait.of(cause);
  }

  /** The connection was lost: it explains failures that may pass by themselves. */
  void forgetPassingTrouble() {
    if (passing()) {
      forgetTrouble();
    }
  }

  private void forgetTrouble() {
    trouble = null;
    failedAt = null;
    orderedWait = null;
    failures = 0;
  }
}
