package envwatch.cli;

import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.cli.MonitorReport.Figure;
import envwatch.cli.MonitorReport.Limits;
import envwatch.model.Status;
import envwatch.training.check.CheckedClass;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is told of a class that is over. */
@Tag("fast")
class MonitorReportTest {
  private static MonitorReport report(CheckedClass checked) {
    return MonitorReport.ofClass(
        checked.at(END.plus(Duration.ofMinutes(20))).input(),
        new MonitorReport.Limits(0, 0),
        ZoneOffset.UTC);
  }

  private static CheckedClass unseen(CheckedClass checked, int number) {
    return checked.in(number, Status.UNTOLD).without(environmentOf(number));
  }

  @Test
  void figuresHaveTheSameDigitsInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(new Figure("failed", 3, Optional.of(new Limits(1, 2)), 12))
          .hasToString("failed=3;1;2;0;12");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whereEverybodySleepsItIsOk() {
    MonitorReport report = report(CheckedClass.of(1).in(1, SUSPENDED));

    assertThat(report.state()).isEqualTo(MonitorState.OK);
  }

  @Test
  void whatIsNotKnownIsNotSaidToBeOff() {
    MonitorReport report = report(unseen(CheckedClass.of(1), 1));

    assertThat(report.state()).isEqualTo(MonitorState.UNKNOWN);
    assertThat(report.summary()).endsWith("; 1 not known yet");
  }

  @Test
  void whatStillRunsIsAWarningWhateverElseIsNotKnown() {
    MonitorReport report = report(unseen(CheckedClass.of(2), 2));

    assertThat(report.state()).isEqualTo(MonitorState.WARNING);
    assertThat(report.lines().getFirst())
        .endsWith(
            "1 environment is still running; 1 not known yet"
                + " | still_running=1;;;0;2 not_known=1;;;0;2");
  }
}
