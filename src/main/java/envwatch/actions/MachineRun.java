package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.model.ExecutionStatus;
import envwatch.util.Time;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The state of a program run on one machine.
 *
 * @param startedAt when the service accepted it, by {@link Time#elapsed}; null until then
 * @param status the service's newest status; null before its first answer
 * @param trouble why the newest question failed; null if it succeeded
 */
public record MachineRun(
    EnvironmentTarget target,
    Stage stage,
    @Nullable Duration startedAt,
    @Nullable ExecutionStatus status,
    @Nullable ApiException trouble) {

  /** The stage that it has reached. */
  public sealed interface Stage {
    /** Waiting for its turn or for the service's answer. */
    record Starting() implements Stage {}

    /** It never began, or this is unknown. */
    record NotStarted(Outcome outcome) implements Stage {}

    record Running() implements Stage {}

    record Finished() implements Stage {}

    /** The user stopped following it: it may continue on the machine. */
    record LeftAlone() implements Stage {}

    /** It exceeded the time for which it is followed: it may continue on the machine. */
    record OutOfTime() implements Stage {}
  }

  static MachineRun starting(EnvironmentTarget target) {
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

  /** Whether it is still in progress. */
  public boolean underWay() {
    return stage instanceof Stage.Starting || stage instanceof Stage.Running;
  }
}
