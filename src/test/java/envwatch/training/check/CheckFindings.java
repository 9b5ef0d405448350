package envwatch.training.check;

import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.StudentId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What tests of the questions look for in a check. */
public final class CheckFindings {
  public static final Status DELETED = new Status(Phase.PROBLEM, "Deleted");
  public static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  public static final Instant LONG_AGO = NOW.minus(Duration.ofHours(1));

  public static Level level(CheckedClass checked, Question question) {
    return checked.check().answer(question).level();
  }

  /** The only finding of a question. */
  public static Finding only(CheckedClass checked, Question question) {
    List<Finding> findings = checked.check().answer(question).findings();
    assertThat(findings).hasSize(1);
    return findings.getFirst();
  }

  /** The only finding of a question; if it is about a student, about the first. */
  public static Finding found(
      CheckedClass checked, Question question, Level level, CheckFact fact, Remedy remedy) {
    Finding finding = only(checked, question);
    assertThat(finding.fact()).isEqualTo(fact);
    assertThat(finding.level()).isEqualTo(level);
    assertThat(finding.remedy()).isEqualTo(remedy);
    if (finding.seat() != null) {
      assertThat(finding.seat().student()).isEqualTo(new StudentId("SD1"));
      assertThat(finding.environment()).isIn(null, environmentOf(1));
    }
    if (remedy == Remedy.REBOOT) {
      assertThat(finding.machine()).isNotNull();
      assertThat(finding.machine().id()).isEqualTo(new MachineId("MC-web"));
    }
    return finding;
  }

  private CheckFindings() {}
}
