package envwatch.training.check;

import envwatch.history.Starts;
import envwatch.history.Waiting;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#STATE}: red if an environment is suspended, archived, failed, on its way to be
 * suspended, or stuck (history/usual/Waiting); amber while it is on its way to be ready. Asked of
 * every student with an environment. Numbers of states: service/api-v3.md section 2.1.
 */
final class StateQuestion {
  private StateQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.STATE);
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.key() != null) {
        seat(answering, seat, seat.key().environment(), facts);
        answering.asked(seat.seat());
      }
    }
    return answering.answer();
  }

  private static void seat(
      Answering answering, SeatFacts seat, EnvironmentId environment, Facts facts) {
    Status status = seat.status();
    if (status == null) {
      answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
      return;
    }
    Remedy web = new Remedy.OpenWeb(environment);
    switch (status.phase()) {
      case RUNNING, EXPIRING -> {}
      case SUSPENDED -> {
        if (seat.archived()) {
          answering.found(Level.RED, seat.seat(), new Fact.Archived(), web);
        } else {
          answering.found(
              Level.RED,
              seat.seat(),
              new Fact.Asleep(),
              new Remedy.Resume(seat.student().id(), environment));
        }
      }
      case PROBLEM -> answering.found(Level.RED, seat.seat(), new Fact.Failed(status.word()), web);
      case CHANGING -> changing(answering, seat, status.word(), web, facts);
      case UNKNOWN ->
          answering.found(
              Level.UNKNOWN, seat.seat(), new Fact.UnknownState(status.word()), Remedy.NONE);
    }
  }

  private static void changing(
      Answering answering, SeatFacts seat, String word, Remedy web, Facts facts) {
    Waiting waiting = seat.waiting();
    if (Starts.goesDown(word)) {
      answering.found(Level.RED, seat.seat(), new Fact.GoingDown(word), Remedy.NONE);
    } else if (waiting != null && waiting.stuck(facts.now())) {
      Duration lasting = Duration.between(waiting.began(), facts.now());
      answering.found(Level.RED, seat.seat(), new Fact.Stuck(word, lasting), web);
    } else {
      boolean late = waiting != null && waiting.late(facts.now());
      answering.found(
          Level.AMBER, seat.seat(), new Fact.Changing(word, usually(waiting), late), Remedy.NONE);
    }
  }

  private static @Nullable Duration usually(@Nullable Waiting waiting) {
    return waiting == null || waiting.usual() == null ? null : waiting.usual().median();
  }
}
