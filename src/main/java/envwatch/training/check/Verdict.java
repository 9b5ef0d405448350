package envwatch.training.check;

import java.util.List;
import java.util.Map;

/**
 * The result in one line. A student is ready whose environment was seen to run with all of its
 * machines, and about whom nothing red was found.
 *
 * @param level the worst of all answers
 * @param students how many there are
 * @param notReady who is not ready and why, each student once under the first reason that applies;
 *     without reasons to which nobody belongs, in the order of {@link Why}
 * @param notKnown about whom it is not known
 * @param others red findings that concern no student, such as a lost connection
 */
public record Verdict(
    Level level,
    int students,
    Map<Why, List<Seat>> notReady,
    List<Seat> notKnown,
    List<Finding> others) {
  public Verdict {
    notKnown = List.copyOf(notKnown);
    others = List.copyOf(others);
  }

  /** Why a student is not ready. */
  public enum Why {
    WITHOUT_ENVIRONMENT,
    FAILED,
    ARCHIVED,
    ASLEEP,
    /** On its way, or machines of it are. */
    PREPARING,
    FALLS_ASLEEP,
    EXPIRES
  }

  /** How many students are not ready. */
  public int notReadyCount() {
    return notReady.values().stream().mapToInt(List::size).sum();
  }

  /** How many students are ready. */
  public int ready() {
    return students - notReadyCount() - notKnown.size();
  }
}
