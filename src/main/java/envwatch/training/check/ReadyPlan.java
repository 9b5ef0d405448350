package envwatch.training.check;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * In which order to resume, and when all are ready.
 *
 * @param begin when the first request is sent
 * @param steps in the order in which they are sent; those on their way already come first
 * @param expected when all are ready if each takes as long as usual
 * @param surely when all are ready if each takes as long as it ever should
 * @param latest when to begin at the latest so that all are surely ready at the start, which may be
 *     in the past; null if the start is not known or is over, or nothing has to be sent
 * @param assumed whether for some of them no time was ever learned, and one was assumed
 */
public record ReadyPlan(
    Instant begin,
    List<Step> steps,
    Instant expected,
    Instant surely,
    @Nullable Instant latest,
    boolean assumed) {
  public ReadyPlan {
    steps = List.copyOf(steps);
  }

  /**
   * One environment.
   *
   * @param send when the request is sent; null if it is on its way already
   * @param expected when it is ready if it takes as long as usual
   * @param surely when it is ready if it takes as long as it ever should
   * @param assumed the time that was assumed; null if one was learned
   */
  public record Step(
      Seat seat,
      @Nullable Instant send,
      Instant expected,
      Instant surely,
      @Nullable Duration assumed) {}

  /** Whether there is nothing to wait for. */
  public boolean isEmpty() {
    return steps.isEmpty();
  }

  /** The environments that are to be resumed, in this order. */
  public List<Seat> toResume() {
    return steps.stream().filter(step -> step.send() != null).map(Step::seat).toList();
  }

  /** The plan's step for the environment of a student; null if there is none. */
  public @Nullable Step of(Seat seat) {
    return steps.stream().filter(step -> step.seat().equals(seat)).findFirst().orElse(null);
  }
}
