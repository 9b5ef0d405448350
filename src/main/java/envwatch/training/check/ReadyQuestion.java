package envwatch.training.check;

import envwatch.model.EnvironmentId;
import java.time.Instant;

/**
 * {@link Question#READY_IN_TIME}: asked before the end of the class of every student whose
 * environment is suspended or on its way. Red if it is not ready at the start even if it is resumed
 * now and takes as long as usual; amber if it is late only when it takes as long as it ever should
 * (the upper bound of the usual time). Unknown where no time was ever learned: {@link
 * ReadyPlanner#ASSUMED} is assumed then. Those that run are in time.
 */
final class ReadyQuestion {
  private ReadyQuestion() {}

  public static Answer answer(Facts facts, ReadyPlan plan) {
    Answering answering = new Answering(Question.READY_IN_TIME);
    if (facts.over()) {
      return answering.answer();
    }
    Instant start = facts.start();
    if (start == null) {
      answering.found(Level.UNKNOWN, new Fact.TimeUnknown(facts.input().view().start().served()));
      return answering.answer();
    }
    for (SeatFacts seat : facts.seats()) {
      ReadyPlan.Step step = plan.of(seat.seat());
      if (step != null && seat.key() != null) {
        seat(answering, step, seat.key().environment(), start);
        answering.asked(seat.seat());
      } else if (seat.running()) {
        answering.asked(seat.seat());
      } else if (seat.hasEnvironment() && seat.status() == null) {
        answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
      }
    }
    return answering.answer();
  }

  private static void seat(
      Answering answering, ReadyPlan.Step step, EnvironmentId environment, Instant start) {
    Remedy remedy =
        step.send() == null ? Remedy.NONE : new Remedy.Resume(step.seat().student(), environment);
    if (step.assumed() != null) {
      boolean inTime = !step.surely().isAfter(start);
      answering.found(
          Level.UNKNOWN, step.seat(), new Fact.TimeNotLearned(step.assumed(), inTime), remedy);
    } else if (step.surely().isAfter(start)) {
      answering.found(
          step.expected().isAfter(start) ? Level.RED : Level.AMBER,
          step.seat(),
          new Fact.TooLate(step.expected(), step.surely(), start),
          remedy);
    }
  }
}
