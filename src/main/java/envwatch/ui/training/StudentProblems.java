package envwatch.ui.training;

import envwatch.training.check.Seat;
import envwatch.ui.kit.Offer;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the newest check of a class found about its students.
 *
 * @param bySeat nothing about those who are ready
 * @param fix what mends it; null where nothing can be done here
 */
public record StudentProblems(
    Map<Seat, StudentProblem> bySeat, Function<Seat, @Nullable Offer> fix) {
  public StudentProblems {
    bySeat = Map.copyOf(bySeat);
  }
}
