package envwatch.training.check;

import envwatch.util.Bounds;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#COMPUTER}: red without contact, with a rejected key, or if requests are rejected
 * because of the clock; amber while looking is paused, or if the clock differs by more than 30 s
 * from the service's (which tolerates an amount that is not documented). Few calls left: what one
 * look per student every 30 s needs until the end of the class, or for eight hours if that is not
 * known (the {@code defaultDurationInMinutes} of the example); amber if less is left, red if it is
 * not even enough for the next hour. A service that tells no number has no such limit that is known
 * (service/api-v3.md section 1). Unknown before the first answer.
 */
final class ComputerQuestion extends CheckQuestion {
  private static final Duration NOTABLE_OFFSET = Duration.ofSeconds(30);
  private static final Duration PER_LOOK = Duration.ofSeconds(30);
  private static final Duration USUAL_CLASS = Duration.ofHours(8);
  private static final Duration SOON = Duration.ofHours(1);

  ComputerQuestion(ClassFacts facts) {
    super(Question.COMPUTER, facts);
  }

  @Override
  void ask() {
    AccountView account = facts.input().account();
    if (account == null) {
      found(Level.UNKNOWN, new CheckFact.NotConnected());
      return;
    }
    if (facts.input().paused()) {
      found(Level.AMBER, new CheckFact.Paused());
    }
    switch (account.link()) {
      case Link.Connecting connecting -> found(Level.UNKNOWN, new CheckFact.NotConnected());
      case Link.Lost lost -> found(Level.RED, new CheckFact.LinkLost(lost.trouble(), lost.since()));
      case Link.SignedOut out -> found(Level.RED, new CheckFact.SignedOut());
      case Link.Live live -> {
        well();
        clock(account.clockOffset());
        calls(account);
      }
    }
  }

  private void clock(@Nullable Duration offset) {
    if (offset != null && offset.abs().compareTo(NOTABLE_OFFSET) > 0) {
      found(Level.AMBER, new CheckFact.ClockWrong(offset));
    }
  }

  private void calls(AccountView account) {
    if (account.callsLeft().isEmpty() || facts.over()) {
      return;
    }
    Instant end = facts.end();
    Duration whole = end == null ? USUAL_CLASS : Duration.between(facts.now(), end);
    long left = account.callsLeft().getAsLong();
    long needed = needed(whole);
    if (left < needed) {
      Duration soon = Bounds.min(whole, SOON);
      Level level = left < needed(soon) ? Level.RED : Level.AMBER;
      found(level, new CheckFact.FewCallsLeft(left, needed));
    }
  }

  private long needed(Duration time) {
    return facts.seats().size() * Math.ceilDiv(time.toSeconds(), PER_LOOK.toSeconds());
  }
}
