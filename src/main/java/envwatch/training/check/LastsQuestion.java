package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import java.time.Duration;
import java.time.Instant;

/**
 * {@link Question#LASTS}: asked before the end of the class of every student with an environment.
 * Red if it expires before the end of the class; amber within an hour after it. Unknown if the
 * environment was not looked at by itself, because lists have no expiration (service/api-v3.md
 * section 3), or its date is not understood. One without expiration lasts.
 */
final class LastsQuestion {
  private static final Duration AFTER_END = Duration.ofHours(1);

  private LastsQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.LASTS);
    if (facts.over()) {
      return answering.answer();
    }
    if (facts.end() == null) {
      answering.found(Level.UNKNOWN, new Fact.TimeUnknown(facts.input().view().end().served()));
      return answering.answer();
    }
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.key() != null) {
        seat(answering, seat, seat.key().environment(), facts.end());
        answering.asked(seat.seat());
      }
    }
    return answering.answer();
  }

  private static void seat(
      Answering answering, SeatFacts seat, EnvironmentId environment, Instant end) {
    Environment seen = seat.environment();
    if (seen == null || !seen.complete()) {
      answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
      return;
    }
    switch (seen.expiration()) {
      case Expiration.None none -> {}
      case Expiration.AsServed(String served) ->
          answering.found(
              Level.UNKNOWN, seat.seat(), new Fact.ExpirationUnread(served), Remedy.NONE);
      case Expiration.At(Instant at) -> {
        if (at.isBefore(end.plus(AFTER_END))) {
          answering.found(
              at.isBefore(end) ? Level.RED : Level.AMBER,
              seat.seat(),
              new Fact.Expires(at, end),
              new Remedy.Extend(environment));
        }
      }
    }
  }
}
