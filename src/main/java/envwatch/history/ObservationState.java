package envwatch.history;

import envwatch.history.ObservedInterval.Ended;
import envwatch.util.Bounds;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Whether an account is looked at.
 *
 * @param looking the newest stretch; null if there was none since the start
 * @param notBefore answers up to here do not begin a stretch; null if all do
 * @param listing whether it is looked at, and all its environments are in the view
 */
record ObservationState(
    @Nullable ObservedInterval looking, @Nullable Instant notBefore, boolean listing) {
  static final ObservationState NONE = new ObservationState(null, null, false);

  /** The tolerance for answers that arrive after a stretch ended: requests in progress finish. */
  private static final Duration LATE_ANSWER = Duration.ofMinutes(1);

  /**
   * A stretch goes on in the next program if that one looks again so soon: they change over, or one
   * was killed. A shorter gap is not worth telling.
   */
  private static final Duration CHANGE_OVER = GapInterval.SHORTEST;

  /** What an earlier run left. */
  static ObservationState carriedIn(ObservedInterval looking) {
    return new ObservationState(looking, null, false);
  }

  boolean open() {
    return looking != null && looking.ended() == null;
  }

  /** Whether there was no gap in looking between the two moments. */
  boolean covers(Instant seenBefore, Instant seenAfter) {
    return looking != null
        && !looking.from().isAfter(seenBefore)
        && (looking.ended() == null || !seenAfter.isAfter(looking.until().plus(LATE_ANSWER)));
  }

  /** Ends the open stretch. */
  ObservationState ended(Instant until, Ended why, Instant nextNotBefore) {
    if (looking == null || looking.ended() != null) {
      return new ObservationState(looking, nextNotBefore, false);
    }
    return new ObservationState(looking.ended(until, why), nextNotBefore, false);
  }

  /** Goes on with the open stretch, or begins one. */
  ObservationState looked(AccountView account, Instant from, Instant until) {
    Instant began = looking == null || !goesOn(looking, from) ? from : looking.from();
    boolean listing = account.listed() && account.unreadable() == 0;
    return new ObservationState(
        new ObservedInterval(account.id(), began, Bounds.max(began, until), null),
        notBefore,
        listing);
  }

  private static boolean goesOn(ObservedInterval looking, Instant from) {
    return switch (looking.ended()) {
      case null -> true;
      // A program that hung may end its stretch after the other has begun to look.
      case STOPPED, KILLED ->
          !from.isBefore(looking.from())
              && Duration.between(looking.until(), from).abs().compareTo(CHANGE_OVER) < 0;
      case PAUSED, ASLEEP, LINK, SERVICE, KEY -> false;
    };
  }

  ObservationState earlier(Duration by) {
    return new ObservationState(
        looking == null
            ? null
            : new ObservedInterval(
                looking.account(),
                looking.from().minus(by),
                looking.until().minus(by),
                looking.ended()),
        notBefore == null ? null : notBefore.minus(by),
        listing);
  }

  /** Why the account is not looked at; null if it is, as soon as an answer arrives. */
  static @Nullable Ended reason(AccountView account, boolean paused) {
    if (paused) {
      return Ended.PAUSED;
    }
    return switch (account.link()) {
      case Link.Live live -> null;
      case Link.Connecting connecting -> Ended.STOPPED;
      case Link.SignedOut signedOut -> Ended.KEY;
      case Link.Lost lost ->
          switch (lost.trouble()) {
            case NO_CONNECTION -> Ended.LINK;
            case SERVICE_FAILING, RATE_LIMITED, CLOCK_WRONG -> Ended.SERVICE;
          };
    };
  }
}
