package envwatch.training.check;

import java.time.Instant;

/**
 * {@link Question#READY_IN_TIME}: asked before the end of the class of every student whose
 * environment is suspended or on its way. Red if it is not ready at the start even if it is resumed
 * now and takes as long as usual; amber if it is late only when it takes as long as it ever should
 * (the upper bound of the usual time). Unknown where no time was ever learned: {@link
 * ReadyPlanner#ASSUMED} is assumed then. Those that run are in time.
 */
final class ReadyQuestion extends CheckQuestion {
  ReadyQuestion(ClassFacts facts) {
    super(Question.READY_IN_TIME, facts);
  }

  @Override
  void ask() {
    if (facts.over()) {
      return;
    }
    Instant start = facts.start();
    if (start == null) {
      found(Level.UNKNOWN, new CheckFact.TimeUnknown(facts.view().start().served()));
      return;
    }
    ReadyPlan plan = ReadyPlanner.plan(facts, facts.now());
    for (SeatFacts seat : facts.seats()) {
      ReadyPlan.Step step = plan.of(seat.seat());
      if (step != null) {
        judge(seat, step, start);
        asked(seat);
      } else if (seat.running()) {
        asked(seat);
      } else if (seat.unknown()) {
        notSeen(seat);
      }
    }
  }

  private void judge(SeatFacts seat, ReadyPlan.Step step, Instant start) {
    Remedy remedy = step.send() == null ? Remedy.NONE : Remedy.RESUME;
    if (step.assumed() != null) {
      boolean inTime = !step.surely().isAfter(start);
      found(Level.UNKNOWN, seat, new CheckFact.TimeNotLearned(step.assumed(), inTime), remedy);
    } else if (step.surely().isAfter(start)) {
      Level level = step.expected().isAfter(start) ? Level.RED : Level.AMBER;
      found(level, seat, new CheckFact.TooLate(step.expected(), step.surely(), start), remedy);
    }
  }
}
