package envwatch.ui.training.check;

import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckProgress;
import envwatch.training.check.CheckResult;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How the check of a class stands.
 *
 * @param looking how far a check under way is; null while none is
 * @param result what is known now, judged again whenever something changes; null before the first
 *     check has ended
 * @param checkedAt when the last check ended; null before the first one has
 * @param compared with an earlier check; null if there is none
 */
record CheckStatus(
    @Nullable CheckProgress looking,
    @Nullable CheckResult result,
    @Nullable Instant checkedAt,
    @Nullable CheckComparison compared) {
  static final CheckStatus NONE = new CheckStatus(null, null, null, null);

  /** Whether nothing came of a look since then, but that it went on. */
  boolean onlyLooksOn(CheckStatus before) {
    return looking != null && result == before.result && checkedAt == before.checkedAt;
  }

  CheckStatus looking(@Nullable CheckProgress progress) {
    return new CheckStatus(progress, result, checkedAt, compared);
  }
}
