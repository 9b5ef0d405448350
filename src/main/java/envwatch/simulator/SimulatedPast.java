package envwatch.simulator;

import java.time.Instant;
import java.util.List;

/**
 * The time before a simulated service was started.
 *
 * @param from equal to {@code until} without a history
 * @param until when the service was started
 * @param answers one for each environment at the beginning and one for each change, oldest first
 */
public record SimulatedPast(Instant from, Instant until, List<PastAnswer> answers) {
  public SimulatedPast {
    answers = List.copyOf(answers);
  }

  static SimulatedPast of(World world) {
    return new SimulatedPast(
        world.pastDays().start(),
        world.pastDays().end(),
        world.past().stream().map(PastAnswer::of).toList());
  }
}
