package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import org.jspecify.annotations.Nullable;

/**
 * Something that the check found, or could not find out.
 *
 * @param level {@link Level#RED}, {@link Level#AMBER} or {@link Level#UNKNOWN}
 * @param seat null for what concerns no student
 * @param environment null for what concerns none
 * @param machine null for what concerns none
 */
public record Finding(
    Question question,
    Level level,
    @Nullable Seat seat,
    @Nullable EnvironmentId environment,
    @Nullable Which machine,
    CheckFact fact,
    Remedy remedy) {
  /** A machine, by its id and name. */
  public record Which(MachineId id, String name) {}

  /** Whether both are about the same thing, whatever was found. */
  boolean about(Finding other) {
    return question == other.question && place().equals(other.place());
  }

  /** Whether both found the same about the same thing, perhaps with other figures. */
  boolean sameAs(Finding other) {
    return about(other) && fact.getClass().equals(other.fact.getClass());
  }

  private Place place() {
    return new Place(
        seat == null ? null : seat.student().value(),
        seat == null && environment != null ? environment.value() : null,
        machine == null ? null : machine.name());
  }

  private record Place(
      @Nullable String student, @Nullable String environment, @Nullable String machine) {}
}
