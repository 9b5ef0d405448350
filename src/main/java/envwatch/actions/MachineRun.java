package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.base.Time;
import envwatch.model.ExecutionStatus;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a path run on one machine stands.
 *
 * @param startedAt when the service accepted, by {@link Time#elapsed}; null before
 * @param status what the service told last; null before its first answer
 * @param trouble why the newest question failed; null when it did not
 */
public record MachineRun(
    Target target,
    Stage stage,
    @Nullable Duration startedAt,
    @Nullable ExecutionStatus status,
    @Nullable ApiException trouble) {

  /** How far it has come. */
  public sealed interface Stage {
    /** Waits for its turn or for the service's answer. */
    record Starting() implements Stage {}

    /** It never began, or nobody knows. */
    record NotStarted(Outcome outcome) implements Stage {}

    record Running() implements Stage {}

    record Finished() implements Stage {}

    /** The person no longer wanted to follow: it may go on there. */
    record LeftAlone() implements Stage {}

    /** It took longer than it is followed: it may go on there. */
    record OutOfTime() implements Stage {}
  }

  static MachineRun starting(Target target) {
    return new MachineRun(target, new Stage.Starting(), null, null, null);
  }

  MachineRun with(Stage other) {
    return new MachineRun(target, other, startedAt, status, trouble);
  }

  MachineRun runningSince(Duration moment) {
    return new MachineRun(target, new Stage.Running(), moment, status, null);
  }

  MachineRun told(ExecutionStatus newest) {
    return new MachineRun(
        target, newest.finished() ? new Stage.Finished() : stage, startedAt, newest, null);
  }

  MachineRun failedToAsk(ApiException cause) {
    return new MachineRun(target, stage, startedAt, status, cause);
  }

  /** Whether there is more to come. */
  public boolean underWay() {
    return stage instanceof Stage.Starting || stage instanceof Stage.Running;
  }
}
