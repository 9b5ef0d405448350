package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the answer to one question. */
abstract class CheckQuestion {
  final ClassFacts facts;
  private final Question question;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Seat> fine = new ArrayList<>();
  private boolean well;

  CheckQuestion(Question question, ClassFacts facts) {
    this.question = question;
    this.facts = facts;
  }

  /** Finds what there is to be found. */
  abstract void ask();

  /** As long as the students are not known, nothing about them is. */
  final Answer answer() {
    if (question.ofStudents() && facts.students() == null) {
      found(Level.UNKNOWN, new CheckFact.StudentsNotSeen());
    } else {
      ask();
    }
    Stream<Level> fineLevel = well || !fine.isEmpty() ? Stream.of(Level.GREEN) : Stream.empty();
    Level level =
        Level.worst(Stream.concat(findings.stream().map(Finding::level), fineLevel).toList());
    return new Answer(
        question,
        level,
        findings.stream().sorted(Comparator.comparing(Finding::level)).toList(),
        fine);
  }

  /** Judges each of these students, who are well unless something is found. */
  final void askOf(Predicate<SeatFacts> whom, Consumer<SeatFacts> judge) {
    for (SeatFacts seat : facts.seats()) {
      if (whom.test(seat)) {
        judge.accept(seat);
        asked(seat);
      }
    }
  }

  /** The student is well, unless something was found. */
  final void asked(SeatFacts seat) {
    if (findings.stream().noneMatch(finding -> seat.seat().equals(finding.seat()))) {
      fine.add(seat.seat());
    }
  }

  /** Something that is no student's is well. */
  final void well() {
    well = true;
  }

  final void notSeen(SeatFacts seat) {
    found(Level.UNKNOWN, seat, new CheckFact.NotSeen());
  }

  /** About a student. */
  final void found(Level level, SeatFacts seat, CheckFact fact) {
    found(level, seat, fact, Remedy.NONE);
  }

  /** About a student. */
  final void found(Level level, SeatFacts seat, CheckFact fact, Remedy remedy) {
    found(level, seat, null, fact, remedy);
  }

  /** About a machine of a student. */
  final void found(
      Level level, SeatFacts of, @Nullable Machine machine, CheckFact fact, Remedy remedy) {
    Finding.Which which = machine == null ? null : new Finding.Which(machine.id(), machine.name());
    Seat seat = of.seat();
    findings.add(new Finding(question, level, seat, seat.environment(), which, fact, remedy));
  }

  /** About the whole class. */
  final void found(Level level, CheckFact fact) {
    findings.add(new Finding(question, level, null, null, null, fact, Remedy.NONE));
  }

  /** About an environment that is not a student's. */
  final void found(Level level, EnvironmentId environment, CheckFact fact, Remedy remedy) {
    findings.add(new Finding(question, level, null, environment, null, fact, remedy));
  }
}
