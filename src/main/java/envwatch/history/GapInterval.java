package envwatch.history;

import envwatch.model.AccountId;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A stretch in which accounts were not looked at.
 *
 * @param accounts those to which it applies, in no particular order
 * @param reason why looking had ended; null if it is not known
 */
public record GapInterval(
    Set<AccountId> accounts, Instant from, Instant until, ObservedInterval.@Nullable Ended reason) {
  /** Shorter ones are not worth telling: a restart, or an answer that was lost. */
  static final Duration SHORTEST = Duration.ofMinutes(1);

  /** How far apart two accounts may begin and end to share a gap. */
  private static final Duration TOGETHER = Duration.ofMinutes(1);

  public GapInterval {
    accounts = Set.copyOf(accounts);
  }

  public Duration length() {
    return Duration.between(from, until);
  }

  /**
   * The gaps of a range between stretches in which was looked, oldest first. What was before the
   * first stretch of an account, and what is after the last one, is none.
   *
   * @param looking in any order
   */
  public static List<GapInterval> between(List<ObservedInterval> looking, Range range) {
    List<GapInterval> gaps = new ArrayList<>();
    Map<AccountId, ObservedInterval> last = new HashMap<>();
    List<ObservedInterval> ordered =
        looking.stream().sorted(Comparator.comparing(ObservedInterval::from)).toList();
    for (ObservedInterval stretch : ordered) {
      ObservedInterval before = last.get(stretch.account());
      if (before != null) {
        add(gaps, before, stretch, range);
      }
      if (before == null || stretch.until().isAfter(before.until())) {
        last.put(stretch.account(), stretch);
      }
    }
    gaps.sort(Comparator.comparing(GapInterval::from));
    return gaps;
  }

  private static void add(
      List<GapInterval> gaps, ObservedInterval before, ObservedInterval after, Range range) {
    Instant from = Bounds.max(before.until(), range.from());
    Instant until = Bounds.min(after.from(), range.until());
    if (Duration.between(from, until).compareTo(SHORTEST) < 0) {
      return;
    }
    GapInterval gap = new GapInterval(Set.of(after.account()), from, until, before.ended());
    for (int i = gaps.size() - 1; i >= 0; i--) {
      if (gaps.get(i).isShared(gap)) {
        gaps.set(i, gaps.get(i).with(gap));
        return;
      }
    }
    gaps.add(gap);
  }

  private boolean isShared(GapInterval other) {
    return reason == other.reason && near(from, other.from) && near(until, other.until);
  }

  private static boolean near(Instant one, Instant other) {
    return Duration.between(one, other).abs().compareTo(TOGETHER) <= 0;
  }

  private GapInterval with(GapInterval other) {
    Set<AccountId> all = new LinkedHashSet<>(accounts);
    all.addAll(other.accounts);
    return new GapInterval(
        all, Bounds.min(from, other.from), Bounds.max(until, other.until), reason);
  }
}
