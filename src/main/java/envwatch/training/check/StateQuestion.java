package envwatch.training.check;

import envwatch.history.Starts;
import envwatch.history.Waiting;
import envwatch.model.Status;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#STATE}: red if an environment is suspended, archived, failed, on its way to be
 * suspended, or stuck (history/usual/Waiting); amber while it is on its way to be ready. Asked of
 * every student with an environment. Numbers of states: service/api-v3.md section 2.1.
 */
final class StateQuestion extends CheckQuestion {
  StateQuestion(ClassFacts facts) {
    super(Question.STATE, facts);
  }

  @Override
  void ask() {
    askOf(SeatFacts::hasEnvironment, this::judge);
  }

  private void judge(SeatFacts seat) {
    Status status = seat.status();
    if (status == null) {
      notSeen(seat);
      return;
    }
    String word = status.word();
    switch (status.phase()) {
      case RUNNING, EXPIRING -> {}
      case SUSPENDED -> {
        if (seat.archived()) {
          found(Level.RED, seat, new CheckFact.Archived(), Remedy.OPEN_WEB);
        } else {
          found(Level.RED, seat, new CheckFact.Asleep(), Remedy.RESUME);
        }
      }
      case PROBLEM -> found(Level.RED, seat, new CheckFact.Failed(word), Remedy.OPEN_WEB);
      case CHANGING -> changing(seat, word);
      case UNKNOWN -> found(Level.UNKNOWN, seat, new CheckFact.UnknownState(word));
    }
  }

  private void changing(SeatFacts seat, String word) {
    Waiting waiting = seat.waiting();
    if (Starts.goesDown(word)) {
      found(Level.RED, seat, new CheckFact.GoingDown(word));
    } else if (waiting != null && waiting.stuck(facts.now())) {
      Duration lasting = Duration.between(waiting.began(), facts.now());
      found(Level.RED, seat, new CheckFact.Stuck(word, lasting), Remedy.OPEN_WEB);
    } else {
      boolean late = waiting != null && waiting.late(facts.now());
      found(Level.AMBER, seat, new CheckFact.Changing(word, usually(waiting), late));
    }
  }

  private static @Nullable Duration usually(@Nullable Waiting waiting) {
    return waiting == null || waiting.usual() == null ? null : waiting.usual().median();
  }
}
