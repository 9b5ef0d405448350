package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.student;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.training.check.CheckedClass;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckReportTest {
  private static final ZoneId ZONE = ZoneOffset.UTC;

  @Test
  void theMarkdownHasTheVerdictAndEveryFinding() {
    CheckedClass twoAsleepOneFailed =
        CheckedClass.of(32)
            .in(1, SUSPENDED)
            .in(2, SUSPENDED)
            .in(3, new Status(Phase.PROBLEM, "Creation Failed"));

    assertThat(CheckReport.markdown(twoAsleepOneFailed.check(), null, ZONE))
        .startsWith("## Kubernetes day 2\n\n**3 of 32 not ready: 1 failed, 2 suspended**\n")
        .contains("### Problem\n\n- Student 1: suspended\n- Student 2: suspended\n")
        .contains("- Student 3: failed: Creation Failed\n")
        .contains("### OK\n\n- Environment\n");
  }

  @Test
  void namesCannotFormatTheMarkdown() {
    CheckedClass checked =
        CheckedClass.of(1)
            .listed(1, one -> student(1, one.environment(), new Status(Phase.PROBLEM, "*x*|")))
            .without(environmentOf(1));

    assertThat(CheckReport.markdown(checked.check(), null, ZONE)).contains("\\*x\\*\\|");
  }

  @Test
  void theTableHasARowForEachFinding() {
    List<String> rows =
        CheckReport.csv(CheckedClass.of(2).in(1, SUSPENDED).check(), ZONE).lines().toList();

    assertThat(rows)
        .containsExactly(
            "Class,Checked (Z),Level,Question,Student,E-mail,Environment ID,Machine,Found",
            "Kubernetes day 2,2026-11-23 08:00:00,Problem,State,Student 1,student1@example.com,EN1,,"
                + "suspended");
  }
}
