package envwatch.model.training;

import envwatch.model.EnvironmentId;
import org.jspecify.annotations.Nullable;

/** A student in the answer to an action on a whole class. Texts that the service omits are null. */
public record Person(
    @Nullable StudentId id,
    @Nullable String email,
    @Nullable String fullName,
    @Nullable EnvironmentId environment) {
  /** The full name, or else the e-mail address, or else the id; empty if none was served. */
  public String name() {
    if (fullName != null && !fullName.isBlank()) {
      return fullName;
    }
    return email != null && !email.isBlank() ? email : id == null ? "" : id.value();
  }
}
