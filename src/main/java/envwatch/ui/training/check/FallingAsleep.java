package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.training.check.CheckResult;
import envwatch.training.check.Fact;
import envwatch.training.check.Finding;
import envwatch.training.check.Remedy;
import envwatch.words.MomentWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/** What would be suspended for inactivity before the class starts. */
record FallingAsleep(List<Finding> findings) {
  static FallingAsleep in(CheckResult result) {
    return new FallingAsleep(
        result
            .findings()
            .filter(finding -> finding.fact() instanceof Fact.FallsAsleep)
            .filter(finding -> finding.remedy() == Remedy.POSTPONE)
            .toList());
  }

  /** {@code 5 of 32 fall asleep before 9:00}; empty if nothing does. */
  String words(CheckResult result, ZoneId zone) {
    Instant start = result.start();
    return findings.isEmpty() || start == null
        ? ""
        : text(
            "check.falls-asleep",
            findings.size(),
            result.verdict().students(),
            MomentWords.minute(start, result.at(), zone));
  }
}
