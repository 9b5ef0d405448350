package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;

/**
 * Decides whether a look that failed means that the whole account is out of reach. One slow or
 * broken answer does not; two in a row do, and so does a failure that leaves no doubt.
 *
 * <p>Looks are numbered in the order in which they start. What started before the newest good
 * answer came says nothing about the time after it.
 */
final class Evidence {
  private static final int ENOUGH = 2;

  private long newestStart;
  private long startsAtGoodAnswer;
  private int failuresInARow;

  /** Numbers a look that starts now. */
  long start() {
    return ++newestStart;
  }

  long newestStart() {
    return newestStart;
  }

  void goodAnswer() {
    startsAtGoodAnswer = newestStart;
    failuresInARow = 0;
  }

  /** Takes note of a failure, and tells whether the account is lost by it. */
  boolean lostBy(ApiException failure, long started) {
    if (failure instanceof ApiException.RateLimited) {
      return true;
    }
    if (started <= startsAtGoodAnswer) {
      return false;
    }
    failuresInARow++;
    return !doubtful(failure) || failuresInARow >= ENOUGH;
  }

  private static boolean doubtful(ApiException failure) {
    return switch (failure) {
      case ApiException.ServerFault fault -> true;
      case Unreachable unreachable ->
          switch (unreachable.kind()) {
            case CONNECT_TIME_OUT, READ_TIME_OUT, CONNECTION_LOST -> true;
            default -> false;
          };
      default -> false;
    };
  }
}
