package envwatch.actions;

import envwatch.model.ActionKind;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a batch of actions stands.
 *
 * @param steps in the order in which they were asked for
 * @param stopped whether the person stopped it: what waits is not sent any more
 * @param waitsUntil when it goes on, while the service has asked for fewer requests; null otherwise
 */
public record BatchProgress(
    long id, List<Activity> steps, boolean stopped, @Nullable Instant waitsUntil) {
  public BatchProgress {
    steps = List.copyOf(steps);
  }

  /** What the first step does; a batch is of one kind. */
  public ActionKind kind() {
    return steps.getFirst().kind();
  }

  public boolean settled() {
    return steps.stream().allMatch(step -> step.outcome().settled());
  }

  public long settledCount() {
    return steps.stream().filter(step -> step.outcome().settled()).count();
  }

  /** What left for the service, whatever came of it. */
  public List<Activity> sent() {
    return steps.stream().filter(step -> !unsent(step)).toList();
  }

  /** What still waits, or will never be sent. */
  public List<Activity> unsent() {
    return steps.stream().filter(BatchProgress::unsent).toList();
  }

  /** Whether there is something left that stopping would keep from being sent. */
  public boolean canBeStopped() {
    return steps.stream().anyMatch(step -> step.outcome() instanceof Outcome.Waiting);
  }

  private static boolean unsent(Activity step) {
    return step.outcome() instanceof Outcome.Waiting || step.outcome() instanceof Outcome.NotSent;
  }
}
