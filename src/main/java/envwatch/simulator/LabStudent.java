package envwatch.simulator;

import java.util.Map;
import java.util.Optional;

/**
 * A student of a class.
 *
 * @param token the v3 id without its prefix
 * @param registration what was told at registration, by the names of the service's fields
 * @param environment the id of the newest environment, which may be gone; empty before one existed
 */
public record LabStudent(
    String token,
    LabUser user,
    Map<String, String> registration,
    boolean invited,
    Attendance attendance,
    Optional<Seat> environment) {
  public LabStudent {
    registration = Map.copyOf(registration);
  }

  /** The environment of a student, in the ids of every version. */
  public record Seat(String id, String token) {}

  public LabStudent with(LabUser other) {
    return new LabStudent(token, other, registration, invited, attendance, environment);
  }

  LabStudent withInvitation() {
    return new LabStudent(token, user, registration, true, attendance, environment);
  }

  public LabStudent with(Attendance other) {
    return new LabStudent(token, user, registration, invited, other, environment);
  }

  public LabStudent with(Seat seat) {
    return new LabStudent(token, user, registration, invited, attendance, Optional.of(seat));
  }
}
