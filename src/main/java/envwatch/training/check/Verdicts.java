package envwatch.training.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Comes to the verdict. */
final class Verdicts {
  private Verdicts() {}

  static Verdict of(Facts facts, List<Answer> answers) {
    List<Finding> findings =
        answers.stream().flatMap(answer -> answer.findings().stream()).toList();
    Map<Verdict.Why, List<Seat>> notReady = new EnumMap<>(Verdict.Why.class);
    List<Seat> notKnown = new ArrayList<>();
    for (SeatFacts each : facts.seats()) {
      Seat seat = each.seat();
      List<Finding> own = findings.stream().filter(one -> seat.equals(one.seat())).toList();
      Optional<Verdict.Why> why = why(own);
      if (why.isPresent()) {
        notReady.computeIfAbsent(why.get(), key -> new ArrayList<>()).add(seat);
      } else if (own.stream().anyMatch(Verdicts::hidesWhetherItRuns)) {
        notKnown.add(seat);
      }
    }
    return new Verdict(
        Level.worst(answers.stream().map(Answer::level).toList()),
        facts.seats().size(),
        Collections.unmodifiableMap(notReady),
        notKnown,
        findings.stream().filter(one -> one.seat() == null && one.level() == Level.RED).toList());
  }

  private static Optional<Verdict.Why> why(List<Finding> own) {
    return own.stream()
        .filter(Verdicts::preventsWork)
        .map(Verdicts::why)
        .min(Verdict.Why::compareTo);
  }

  /** Everything red, and what is not usable yet. */
  private static boolean preventsWork(Finding finding) {
    return finding.level() == Level.RED
        || finding.fact() instanceof Fact.NoEnvironment
        || finding.fact() instanceof Fact.Changing
        || finding.fact() instanceof Fact.MachineUnfinished;
  }

  private static boolean hidesWhetherItRuns(Finding finding) {
    return finding.level() == Level.UNKNOWN
        && (finding.question() == Question.STATE || finding.question() == Question.MACHINES);
  }

  private static Verdict.Why why(Finding finding) {
    return switch (finding.question()) {
      case ENVIRONMENT -> Verdict.Why.WITHOUT_ENVIRONMENT;
      case STATE -> ofState(finding.fact());
      case READY_IN_TIME -> Verdict.Why.PREPARING;
      case STAYS_AWAKE -> Verdict.Why.FALLS_ASLEEP;
      case LASTS -> Verdict.Why.EXPIRES;
      case MACHINES -> finding.level() == Level.RED ? Verdict.Why.FAILED : Verdict.Why.PREPARING;
      case SAME, ACCESS, ROSTER, INSTRUCTOR, COMPUTER -> Verdict.Why.FAILED;
    };
  }

  private static Verdict.Why ofState(Fact fact) {
    return switch (fact) {
      case Fact.Archived archived -> Verdict.Why.ARCHIVED;
      case Fact.Asleep asleep -> Verdict.Why.ASLEEP;
      case Fact.GoingDown down -> Verdict.Why.ASLEEP;
      case Fact.Changing changing -> Verdict.Why.PREPARING;
      default -> Verdict.Why.FAILED;
    };
  }
}
