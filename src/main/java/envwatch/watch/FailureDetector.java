package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.FailureMeaning;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a failed look means that the whole account is unreachable. A single slow or
 * broken answer does not: it only raises a suspicion. A good answer to anything else dispels it; it
 * is confirmed when a look at something else that began later also fails, or times out at the same
 * time. An unambiguous failure confirms it immediately; so does a list that fails twice.
 *
 * <p>Looks are numbered in the order in which they start. A look that started before the newest
 * good answer arrived proves nothing about the time after it.
 */
final class FailureDetector {
  private static final int LIST_FAILURES = 2;

  private long newestStart;
  private long startsAtGoodAnswer;
  private int listFailures;
  private @Nullable Look doubted;
  private long startsAtDoubt;

  /** Assigns a number to a look that starts now. */
  public long start() {
    return ++newestStart;
  }

  public void goodAnswer(Look look) {
    startsAtGoodAnswer = newestStart;
    doubted = null;
    if (look instanceof Look.ListAll) {
      listFailures = 0;
    }
  }

  /**
   * Records a failure, and returns whether it means that the account is unreachable.
   *
   * @param single whether nothing else can be requested from the service
   */
  public boolean lostBy(Look look, ApiException failure, long number, boolean single) {
    if (failure instanceof ApiException.RateLimited) {
      return true;
    }
    if (look instanceof Look.ListAll && ++listFailures >= LIST_FAILURES) {
      return true;
    }
    if (number <= startsAtGoodAnswer) {
      return false;
    }
    if (!doubtful(look, failure)) {
      return true;
    }
    if (doubted != null) {
      boolean other = single || !look.equals(doubted);
      return other && (number > startsAtDoubt || (!look.equals(doubted) && waitedInVain(failure)));
    }
    doubted = look;
    startsAtDoubt = newestStart;
    return false;
  }

  private static boolean otherThanAsked(ApiException failure) {
    return failure instanceof ApiException.Unreadable
        || failure instanceof Unreachable unreachable
            && unreachable.kind() == Unreachable.Kind.REDIRECT;
  }

  /** Nothing arrived for so long that a brief disturbance cannot explain it. */
  private static boolean waitedInVain(ApiException failure) {
    return failure instanceof Unreachable unreachable
        && unreachable.kind() == Unreachable.Kind.READ_TIME_OUT;
  }

  private static boolean doubtful(Look look, ApiException failure) {
    FailureMeaning meaning = failure.meaning();
    if (look instanceof Look.State || meaning.scope().certain()) {
      return !meaning.scope().certain();
    }
    // A list that is told to wait, or is not a list at all, concerns the whole account; anything
    // else may be behind its own gateway.
    return meaning.retryAfter() == null && !otherThanAsked(failure);
  }
}
