package envwatch.training.check;

import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.training.check.model.Fact;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Level;
import envwatch.training.check.model.Question;
import envwatch.training.check.model.Remedy;
import envwatch.training.model.StudentId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What tests of the questions look for in a check. */
final class CheckFindings {
  static final Status DELETED = new Status(Phase.PROBLEM, "Deleted");
  static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  static final Instant LONG_AGO = NOW.minus(Duration.ofHours(1));

  static Level level(CheckedClass checked, Question question) {
    return checked.check().answer(question).level();
  }

  /** The only finding of a question. */
  static Finding only(CheckedClass checked, Question question) {
    List<Finding> findings = checked.check().answer(question).findings();
    assertThat(findings).hasSize(1);
    return findings.getFirst();
  }

  static void found(
      CheckedClass checked, Question question, Level level, Fact fact, Remedy remedy) {
    Finding finding = only(checked, question);
    assertThat(finding.fact()).isEqualTo(fact);
    assertThat(finding.level()).isEqualTo(level);
    assertThat(finding.remedy()).isEqualTo(remedy);
  }

  static Remedy resume(int number) {
    return new Remedy.Resume(new StudentId("SD" + number), environmentOf(number));
  }

  static Remedy web(int number) {
    return new Remedy.OpenWeb(environmentOf(number));
  }

  private CheckFindings() {}
}
