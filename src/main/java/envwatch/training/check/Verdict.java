package envwatch.training.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result in one line. A student is ready whose environment was seen to run with all of its
 * machines, and about whom nothing red was found.
 *
 * @param level the worst of all answers
 * @param students how many there are
 * @param notReady who is not ready and why, each student once under the first reason that applies;
 *     without reasons to which nobody belongs, in the order of {@link Why}
 * @param notKnown about whom it is not known
 * @param others red findings that concern no student, such as a lost connection
 */
public record Verdict(
    Level level,
    int students,
    Map<Why, List<Seat>> notReady,
    List<Seat> notKnown,
    List<Finding> others) {
  public Verdict {
    notKnown = List.copyOf(notKnown);
    others = List.copyOf(others);
  }

  /** Why a student is not ready. */
  public enum Why {
    WITHOUT_ENVIRONMENT,
    FAILED,
    ARCHIVED,
    ASLEEP,
    /** On its way, or machines of it are. */
    PREPARING,
    FALLS_ASLEEP,
    EXPIRES
  }

  /** How many students are not ready. */
  public int notReadyCount() {
    return notReady.values().stream().mapToInt(List::size).sum();
  }

  /** How many students are ready. */
  public int ready() {
    return students - notReadyCount() - notKnown.size();
  }

  static Verdict of(ClassFacts facts, List<Answer> answers) {
    List<Finding> findings =
        answers.stream().flatMap(answer -> answer.findings().stream()).toList();
    Map<Why, List<Seat>> notReady = new EnumMap<>(Why.class);
    List<Seat> notKnown = new ArrayList<>();
    for (SeatFacts each : facts.seats()) {
      Seat seat = each.seat();
      List<Finding> own = findings.stream().filter(one -> seat.equals(one.seat())).toList();
      Optional<Why> why = why(own);
      if (why.isPresent()) {
        notReady.computeIfAbsent(why.get(), key -> new ArrayList<>()).add(seat);
      } else if (own.stream().anyMatch(Verdict::hidesWhetherItRuns)) {
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

  private static Optional<Why> why(List<Finding> own) {
    return own.stream().filter(Verdict::preventsWork).map(Verdict::why).min(Why::compareTo);
  }

  /** Everything red, and what is not usable yet. */
  private static boolean preventsWork(Finding finding) {
    return finding.level() == Level.RED
        || finding.fact() instanceof CheckFact.NoEnvironment
        || finding.fact() instanceof CheckFact.Changing
        || finding.fact() instanceof CheckFact.MachineUnfinished;
  }

  private static boolean hidesWhetherItRuns(Finding finding) {
    return finding.level() == Level.UNKNOWN
        && (finding.question() == Question.STATE || finding.question() == Question.MACHINES);
  }

  private static Why why(Finding finding) {
    return switch (finding.question()) {
      case ENVIRONMENT -> Why.WITHOUT_ENVIRONMENT;
      case STATE -> ofState(finding.fact());
      case READY_IN_TIME -> Why.PREPARING;
      case STAYS_AWAKE -> Why.FALLS_ASLEEP;
      case LASTS -> Why.EXPIRES;
      case MACHINES -> finding.level() == Level.RED ? Why.FAILED : Why.PREPARING;
      case SAME, ACCESS, ROSTER, INSTRUCTOR, FROM_HERE, COMPUTER -> Why.FAILED;
    };
  }

  private static Why ofState(CheckFact fact) {
    return switch (fact) {
      case CheckFact.Archived archived -> Why.ARCHIVED;
      case CheckFact.Asleep _, CheckFact.GoingDown _ -> Why.ASLEEP;
      case CheckFact.Changing changing -> Why.PREPARING;
      default -> Why.FAILED;
    };
  }
}
