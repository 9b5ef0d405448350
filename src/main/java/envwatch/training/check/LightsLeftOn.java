package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.ClassKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Environments of students that still run after the end of their class. Those on their way to be
 * suspended are no longer counted.
 *
 * @param ended when the class ended
 * @param seats whose environments run, at least one, in the order of the list of students
 */
public record LightsLeftOn(ClassKey trainingClass, Instant ended, Instant at, List<Seat> seats) {
  public LightsLeftOn {
    seats = List.copyOf(seats);
  }

  /**
   * Empty if the class is not over, its end is not understood, its students were not seen lately
   * enough, or nothing runs any more.
   */
  public static Optional<LightsLeftOn> of(CheckInput input) {
    Facts facts = Facts.of(input);
    Instant end = facts.end();
    if (end == null || !facts.over()) {
      return Optional.empty();
    }
    List<Seat> running =
        facts.seats().stream().filter(LightsLeftOn::runs).map(SeatFacts::seat).toList();
    return running.isEmpty()
        ? Optional.empty()
        : Optional.of(new LightsLeftOn(input.view().key(), end, input.now(), running));
  }

  private static boolean runs(SeatFacts seat) {
    Status status = seat.status();
    return status != null
        && seat.hasEnvironment()
        && (status.phase() == Phase.RUNNING || SeatFacts.onItsWay(status));
  }

  /** How long the class is over. */
  public Duration over() {
    return Duration.between(ended, at);
  }

  /** The environments that run. */
  public List<EnvironmentId> environments() {
    return seats.stream().map(Seat::environment).flatMap(Stream::ofNullable).toList();
  }
}
