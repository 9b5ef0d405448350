package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.FailureMeaning;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a look that failed means that the whole account is out of reach. One slow or
 * broken answer does not: it raises a doubt, which a good answer to anything else settles, and
 * which becomes certainty when a look at something else, begun after it, fails as well, or waits in
 * vain next to it. A failure that leaves no doubt means it at once; so does a list that fails
 * twice.
 *
 * <p>Looks are numbered in the order in which they start. What started before the newest good
 * answer came says nothing about the time after it.
 */
final class Evidence {
  private static final int LIST_FAILURES = 2;

  private long newestStart;
  private long startsAtGoodAnswer;
  private int listFailures;
  private @Nullable Look doubted;
  private long startsAtDoubt;

  /** Numbers a look that starts now. */
  long start() {
    return ++newestStart;
  }

  void goodAnswer(Look look) {
    startsAtGoodAnswer = newestStart;
    doubted = null;
    if (look instanceof Look.ListAll) {
      listFailures = 0;
    }
  }

  /**
   * Takes note of a failure, and tells whether the account is lost by it.
   *
   * @param single whether nothing else can be asked of the service
   */
  boolean lostBy(Look look, ApiException failure, long number, boolean single) {
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

  /** Nothing came for so long that a passing disturbance is no explanation. */
  private static boolean waitedInVain(ApiException failure) {
    return failure instanceof Unreachable unreachable
        && unreachable.kind() == Unreachable.Kind.READ_TIME_OUT;
  }

  private static boolean doubtful(Look look, ApiException failure) {
    FailureMeaning meaning = failure.meaning();
    if (look instanceof Look.State || meaning.scope().certain()) {
      return !meaning.scope().certain();
    }
    // Who orders the list to wait means everybody, and a list that is not one is nobody's; anything
    // else may have a gateway of its own.
    return meaning.retryAfter() == null && !otherThanAsked(failure);
  }
}
