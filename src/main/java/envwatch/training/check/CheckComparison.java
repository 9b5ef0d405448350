package envwatch.training.check;

import java.time.Duration;
import java.util.List;

/**
 * What changed between two checks of a class.
 *
 * @param between how long the earlier one was before the later one
 * @param begun what is red now and was not before
 * @param mended what was red before, and was seen to be no longer
 */
public record CheckComparison(Duration between, List<Finding> begun, List<Finding> mended) {
  public CheckComparison {
    begun = List.copyOf(begun);
    mended = List.copyOf(mended);
  }

  /** Both must be of the same class. */
  public static CheckComparison of(CheckResult earlier, CheckResult later) {
    List<Finding> before = earlier.findings(Level.RED);
    List<Finding> now = later.findings(Level.RED);
    List<Finding> unknown = later.findings(Level.UNKNOWN);
    return new CheckComparison(
        Duration.between(earlier.at(), later.at()),
        now.stream().filter(one -> before.stream().noneMatch(one::sameAs)).toList(),
        before.stream()
            .filter(one -> now.stream().noneMatch(one::sameAs))
            .filter(one -> unknown.stream().noneMatch(each -> hides(each, one)))
            .toList());
  }

  /** Whether it cannot be told if something is still so. */
  private static boolean hides(Finding unknown, Finding earlier) {
    boolean whole = unknown.question() == earlier.question() && unknown.seat() == null;
    boolean ofSeat =
        unknown.question() == earlier.question()
            && unknown.seat() != null
            && earlier.seat() != null
            && unknown.seat().student().equals(earlier.seat().student())
            && (unknown.machine() == null || unknown.about(earlier));
    return whole || ofSeat;
  }

  /** Whether nothing red began or ended. */
  public boolean isEmpty() {
    return begun.isEmpty() && mended.isEmpty();
  }
}
