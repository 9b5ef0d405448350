package envwatch.ui.training.check;

import envwatch.probe.ProbedMachine;
import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckInput;
import envwatch.training.check.CheckLook;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Knowledge;
import envwatch.training.check.LookedAt;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The checks of one class so far. Lives on the JavaFX thread. */
final class CheckHistory {
  /** Earlier checks are compared with so long. */
  private static final Duration COMPARED = Duration.ofMinutes(60);

  /** What was checked just before tells nothing. */
  private static final Duration APART = Duration.ofMinutes(1);

  private static final int KEPT = 30;

  private final List<CheckResult> ended = new ArrayList<>();
  CheckStatus status = CheckStatus.NONE;
  LookedAt looked = LookedAt.NOTHING;
  Knowledge knowledge = Knowledge.nothing();
  @Nullable CheckLook look;

  /** What came of asking machines whether they answer from here. */
  Map<CheckInput.Place, ProbedMachine> fromHere = Map.of();

  /** Whether something changed since it was judged last. */
  boolean outdated;

  /** Whether it is being judged in the background. */
  boolean judging;

  Instant judgedAt = Instant.MIN;

  boolean looking() {
    return status.looking() != null;
  }

  /** A check ended. */
  void checked(CheckResult result) {
    status = new CheckStatus(null, result, result.at(), comparison(result));
    ended.add(result);
    if (ended.size() > KEPT) {
      ended.removeFirst();
    }
  }

  /** It was judged again, without another look. */
  void judged(CheckResult result) {
    status = new CheckStatus(status.looking(), result, status.checkedAt(), comparison(result));
  }

  /** With the oldest check of the last hour. */
  private @Nullable CheckComparison comparison(CheckResult result) {
    return ended.stream()
        .filter(one -> !one.at().isBefore(result.at().minus(COMPARED)))
        .filter(one -> !one.at().isAfter(result.at().minus(APART)))
        .findFirst()
        .map(one -> CheckComparison.of(one, result))
        .orElse(null);
  }
}
