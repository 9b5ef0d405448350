package envwatch.training.check;

import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Reason;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;

/**
 * {@link Question#ACCESS}: red if the service knows the environment no longer, if the account may
 * not see it, or if its license is invalid (the words of {@link Assessment}). Unknown if it was not
 * looked at by itself, as one that the account does not see in its list. Asked of every student
 * with an environment.
 */
final class AccessQuestion extends CheckQuestion {
  AccessQuestion(ClassFacts facts) {
    super(Question.ACCESS, facts);
  }

  @Override
  void ask() {
    askOf(SeatFacts::hasEnvironment, this::judge);
  }

  private void judge(SeatFacts seat) {
    WatchedEnvironment watched = seat.watched();
    Environment seen = seat.environment();
    if (watched != null && watched.gone()) {
      found(Level.RED, seat, new CheckFact.Gone());
    } else if (watched != null && watched.forbidden()) {
      found(Level.RED, seat, new CheckFact.Forbidden());
    } else if (seen == null || !seen.complete()) {
      notSeen(seat);
    } else {
      for (Reason reason : Assessment.of(seen, facts.now(), Duration.ZERO).reasons()) {
        if (reason instanceof Reason.LicenseInvalid(String word)) {
          found(Level.RED, seat, new CheckFact.LicenseInvalid(word), Remedy.OPEN_WEB);
        }
      }
    }
  }
}
