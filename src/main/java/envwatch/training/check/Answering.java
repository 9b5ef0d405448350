package envwatch.training.check;

import envwatch.model.EnvironmentId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Collects what is found about one question. */
final class Answering {
  private final Question question;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Seat> fine = new ArrayList<>();
  private boolean well;

  public Answering(Question question) {
    this.question = question;
  }

  /** About a student. */
  public void found(Level level, Seat seat, Fact fact, Remedy remedy) {
    found(level, seat, null, fact, remedy);
  }

  /** About a machine of a student. */
  public void found(
      Level level, Seat seat, Finding.@Nullable Which machine, Fact fact, Remedy remedy) {
    findings.add(new Finding(question, level, seat, seat.environment(), machine, fact, remedy));
  }

  /** About the whole class. */
  public void found(Level level, Fact fact) {
    findings.add(new Finding(question, level, null, null, null, fact, Remedy.NONE));
  }

  /** About an environment that is not a student's. */
  public void found(Level level, EnvironmentId environment, Fact fact, Remedy remedy) {
    findings.add(new Finding(question, level, null, environment, null, fact, remedy));
  }

  /** The student is well, unless something was found. */
  void asked(Seat seat) {
    if (findings.stream().noneMatch(finding -> seat.equals(finding.seat()))) {
      fine.add(seat);
    }
  }

  /** Something that is no student's is well. */
  void well() {
    well = true;
  }

  public Answer answer() {
    Stream<Level> fineLevel = well || !fine.isEmpty() ? Stream.of(Level.GREEN) : Stream.empty();
    Level level =
        Level.worst(Stream.concat(findings.stream().map(Finding::level), fineLevel).toList());
    return new Answer(
        question,
        level,
        findings.stream().sorted(Comparator.comparing(Finding::level)).toList(),
        fine);
  }
}
