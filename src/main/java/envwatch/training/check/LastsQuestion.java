package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import java.time.Duration;
import java.time.Instant;

/**
 * {@link Question#LASTS}: asked before the end of the class of every student with an environment.
 * Red if it expires before the end of the class; amber within an hour after it. Unknown if the
 * environment was not looked at by itself, because lists have no expiration (service/api-v3.md
 * section 3), or its date is not understood. One without expiration lasts.
 */
final class LastsQuestion extends CheckQuestion {
  private static final Duration AFTER_END = Duration.ofHours(1);

  LastsQuestion(ClassFacts facts) {
    super(Question.LASTS, facts);
  }

  @Override
  void ask() {
    Instant end = facts.end();
    if (end == null) {
      found(Level.UNKNOWN, new CheckFact.TimeUnknown(facts.view().end().served()));
    } else if (!facts.over()) {
      askOf(SeatFacts::hasEnvironment, seat -> judge(seat, end));
    }
  }

  private void judge(SeatFacts seat, Instant end) {
    Environment seen = seat.environment();
    if (seen == null || !seen.complete()) {
      notSeen(seat);
      return;
    }
    switch (seen.expiration()) {
      case Expiration.None none -> {}
      case Expiration.AsServed(String served) ->
          found(Level.UNKNOWN, seat, new CheckFact.ExpirationUnread(served));
      case Expiration.At(Instant at) -> {
        if (at.isBefore(end.plus(AFTER_END))) {
          Level level = at.isBefore(end) ? Level.RED : Level.AMBER;
          found(level, seat, new CheckFact.Expires(at, end), Remedy.EXTEND);
        }
      }
    }
  }
}
