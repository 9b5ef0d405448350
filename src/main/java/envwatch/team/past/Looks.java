package envwatch.team.past;

import envwatch.model.Phase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What several series tell of one environment, point by point: the first one wins a point, so that
 * two who watch the same account are one.
 */
final class Looks {
  private final PhaseQuery query;
  private final @Nullable Phase[] phases;

  Looks(PhaseQuery query) {
    this.query = query;
    phases = new Phase[query.points()];
  }

  /**
   * @param index of a point of the query
   */
  void take(int index, Phase phase) {
    if (phases[index] == null) {
      phases[index] = phase;
    }
  }

  /** What follows from all, oldest first; none overlaps another. */
  List<Stretch> stretches() {
    List<Stretch> stretches = new ArrayList<>();
    int next;
    for (int index = 0; index < phases.length; index = next) {
      Phase phase = phases[index];
      next = index + 1;
      while (next < phases.length && phases[next] == phase) {
        next++;
      }
      if (phase != null) {
        stretches.add(new Stretch(at(index), at(next), phase));
      }
    }
    return stretches;
  }

  private Instant at(int index) {
    return query.from().plus(query.step().multipliedBy(index));
  }
}
