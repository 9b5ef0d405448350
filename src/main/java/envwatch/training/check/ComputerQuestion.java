package envwatch.training.check;

import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;

/**
 * {@link Question#COMPUTER}: red without contact, with a rejected key, or if requests are rejected
 * because of the clock; amber while looking is paused, or if the clock differs by more than 30 s
 * from the service's (which tolerates an amount that is not documented). Few calls left: what one
 * look per student every 30 s needs until the end of the class, or for eight hours if that is not
 * known (the {@code defaultDurationInMinutes} of the example); amber if less is left, red if it is
 * not even enough for the next hour. A service that tells no number has no such limit that is known
 * (service/api-v3.md section 1). Unknown before the first answer.
 */
final class ComputerQuestion {
  private static final Duration NOTABLE_OFFSET = Duration.ofSeconds(30);
  private static final Duration PER_LOOK = Duration.ofSeconds(30);
  private static final Duration USUAL_CLASS = Duration.ofHours(8);
  private static final Duration SOON = Duration.ofHours(1);

  private ComputerQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.COMPUTER);
    AccountView account = facts.input().account();
    if (account == null) {
      answering.found(Level.UNKNOWN, new Fact.NotConnected());
      return answering.answer();
    }
    if (facts.input().paused()) {
      answering.found(Level.AMBER, new Fact.Paused());
    }
    switch (account.link()) {
      case Link.Connecting connecting -> answering.found(Level.UNKNOWN, new Fact.NotConnected());
      case Link.Lost lost ->
          answering.found(Level.RED, new Fact.LinkLost(lost.trouble(), lost.since()));
      case Link.SignedOut out -> answering.found(Level.RED, new Fact.SignedOut());
      case Link.Live live -> {
        answering.well();
        clock(answering, account);
        calls(answering, account, facts);
      }
    }
    return answering.answer();
  }

  private static void clock(Answering answering, AccountView account) {
    Duration offset = account.clockOffset();
    if (offset != null && offset.abs().compareTo(NOTABLE_OFFSET) > 0) {
      answering.found(Level.AMBER, new Fact.ClockWrong(offset));
    }
  }

  private static void calls(Answering answering, AccountView account, Facts facts) {
    if (account.callsLeft().isEmpty() || facts.over()) {
      return;
    }
    Instant end = facts.end();
    Duration whole = end == null ? USUAL_CLASS : Duration.between(facts.now(), end);
    long left = account.callsLeft().getAsLong();
    long needed = needed(facts.seats().size(), whole);
    if (left < needed) {
      Duration soon = whole.compareTo(SOON) < 0 ? whole : SOON;
      boolean atOnce = left < needed(facts.seats().size(), soon);
      answering.found(atOnce ? Level.RED : Level.AMBER, new Fact.FewCallsLeft(left, needed));
    }
  }

  private static long needed(int seats, Duration time) {
    return seats * Math.ceilDiv(time.toSeconds(), PER_LOOK.toSeconds());
  }
}
