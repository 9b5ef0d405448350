package envwatch.simulator.world;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The days before a world is served. The present is given, so that the first view of a world is the
 * same with and without a past: the days lead to it. The same seed gives the same past.
 *
 * @param environments of the present
 * @param snapshots those that existed at the beginning
 * @param machines how many each environment has; empty for 1 to 8, varied
 */
record Past(
    long seed,
    Catalogue catalogue,
    List<LabEnvironment> environments,
    List<LabSnapshot> snapshots,
    Optional<Integer> machines,
    Span days) {
  /**
   * Lives through the days.
   *
   * @param listener receives the changes in order, including one for what exists at the beginning
   * @return all snapshots that exist in the end
   */
  public List<LabSnapshot> live(Consumer<PastChange> listener) {
    return new PastDays(this, listener).live();
  }
}
