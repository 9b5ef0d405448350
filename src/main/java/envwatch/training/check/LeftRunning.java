package envwatch.training.check;

import envwatch.watch.ClassView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Environments of students that still run after the end of their class. Those on their way to be
 * suspended are no longer counted.
 *
 * @param seen the class
 * @param over how long it is over
 * @param seats whose environments run, at least one, in the order of the list of students
 */
public record LeftRunning(ClassView seen, Duration over, List<Seat> seats) {
  public LeftRunning {
    seats = List.copyOf(seats);
  }

  /**
   * Empty if the class is not over, its end is not understood, its students were not seen lately
   * enough, or nothing runs any more.
   */
  public static Optional<LeftRunning> of(CheckInput input) {
    ClassFacts facts = ClassFacts.of(input);
    Instant end = facts.end();
    if (end == null || !facts.over()) {
      return Optional.empty();
    }
    List<Seat> running =
        facts.seats().stream()
            .filter(seat -> seat.running() || seat.onItsWay())
            .filter(SeatFacts::hasEnvironment)
            .map(SeatFacts::seat)
            .toList();
    return running.isEmpty()
        ? Optional.empty()
        : Optional.of(new LeftRunning(input.view(), Duration.between(end, input.now()), running));
  }
}
