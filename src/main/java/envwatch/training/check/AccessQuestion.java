package envwatch.training.check;

import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Reason;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;

/**
 * {@link Question#ACCESS}: red if the service knows the environment no longer, if the account may
 * not see it, or if its license is invalid (the words of {@link Assessment}). Unknown if it was not
 * looked at by itself, as one that the account does not see in its list. Asked of every student
 * with an environment.
 */
final class AccessQuestion {
  private AccessQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.ACCESS);
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.key() != null) {
        seat(answering, seat, seat.key().environment(), facts);
        answering.asked(seat.seat());
      }
    }
    return answering.answer();
  }

  private static void seat(Answering answering, SeatFacts seat, EnvironmentId id, Facts facts) {
    WatchedEnvironment watched = seat.watched();
    Environment seen = seat.environment();
    if (watched != null && watched.gone()) {
      answering.found(Level.RED, seat.seat(), new Fact.Gone(), Remedy.NONE);
    } else if (watched != null && watched.forbidden()) {
      answering.found(Level.RED, seat.seat(), new Fact.Forbidden(), Remedy.NONE);
    } else if (seen == null || !seen.complete()) {
      answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
    } else {
      for (Reason reason : Assessment.of(seen, facts.now(), Duration.ZERO).reasons()) {
        if (reason instanceof Reason.LicenseInvalid(String word)) {
          answering.found(
              Level.RED, seat.seat(), new Fact.LicenseInvalid(word), new Remedy.OpenWeb(id));
        }
      }
    }
  }
}
