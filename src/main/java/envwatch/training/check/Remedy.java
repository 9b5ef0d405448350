package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.training.StudentId;
import org.jspecify.annotations.Nullable;

/** What would mend a finding. Nothing is done by itself. */
public sealed interface Remedy {
  /** There is nothing to do, or only waiting helps. */
  Remedy NONE = new None();

  record None() implements Remedy {}

  /**
   * @param student null for an environment that is not a student's, such as the instructor's
   */
  record Resume(@Nullable StudentId student, EnvironmentId environment) implements Remedy {}

  /** Postpones the suspension for inactivity. */
  record Postpone(EnvironmentId environment) implements Remedy {}

  /** Extends the environment's life. */
  record Extend(EnvironmentId environment) implements Remedy {}

  record Reboot(EnvironmentId environment, MachineId machine) implements Remedy {}

  /** Sends the invitation. */
  record Invite(StudentId student) implements Remedy {}

  /** Returns the environment to its snapshot; what was changed in it is lost. */
  record Revert(EnvironmentId environment) implements Remedy {}

  /** Opening the link prepares an environment for the student. */
  record MakePersonalLink(StudentId student) implements Remedy {}

  /** The service's web application has to be used. */
  record OpenWeb(EnvironmentId environment) implements Remedy {}
}
