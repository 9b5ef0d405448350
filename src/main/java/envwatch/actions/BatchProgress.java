package envwatch.actions;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The progress of a batch of actions.
 *
 * @param steps in the order in which they were requested
 * @param stopped whether the user stopped it: waiting actions are no longer sent
 * @param waitsUntil when it continues, if the service has asked for fewer requests; null otherwise
 */
public record BatchProgress(
    long id, List<Activity> steps, boolean stopped, @Nullable Instant waitsUntil) {
  public BatchProgress {
    steps = List.copyOf(steps);
  }

  /** What was requested first, which names the batch: mostly all of it is the same action. */
  public Requested first() {
    return steps.getFirst().requested();
  }

  public boolean settled() {
    return steps.stream().allMatch(step -> step.outcome().settled());
  }

  public long settledCount() {
    return steps.stream().filter(step -> step.outcome().settled()).count();
  }

  /** The actions that were sent, whatever their outcome. */
  public List<Activity> sent() {
    return steps.stream().filter(step -> !unsent(step)).toList();
  }

  /** The actions that are still waiting, or will never be sent. */
  public List<Activity> unsent() {
    return steps.stream().filter(BatchProgress::unsent).toList();
  }

  /** Whether there are actions left that stopping would prevent from being sent. */
  public boolean canBeStopped() {
    return steps.stream().anyMatch(step -> step.outcome() instanceof Outcome.Waiting);
  }

  private static boolean unsent(Activity step) {
    return step.outcome() instanceof Outcome.Waiting || step.outcome() instanceof Outcome.NotSent;
  }
}
