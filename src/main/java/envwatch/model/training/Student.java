package envwatch.model.training;

import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A student of a class. Texts that the service omits are null.
 *
 * @param attendanceServed the number or word as served
 * @param environment null while the student has none
 * @param environmentStatus {@link Status#UNTOLD} without an environment
 * @param commands the actions that the service says are possible now, as served, such as {@code
 *     Suspend}; empty when it names none
 */
public record Student(
    StudentId id,
    @Nullable String firstName,
    @Nullable String lastName,
    @Nullable String email,
    Attendance attendance,
    @Nullable String attendanceServed,
    @Nullable EnvironmentId environment,
    Status environmentStatus,
    Set<String> commands,
    List<StudentMachine> machines) {
  public Student {
    commands = Set.copyOf(commands);
    machines = List.copyOf(machines);
  }

  /** First and last name, or else the e-mail address, or else the id. */
  public String name() {
    String full =
        Stream.of(firstName, lastName)
            .flatMap(Stream::ofNullable)
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(" "));
    return !full.isEmpty() ? full : email != null ? email : id.value();
  }

  /**
   * Whether the service names the action as possible now, or names none and decides when asked. Its
   * words for suspending, reverting and deleting are known ({@code Suspend}, {@code RevertEnv},
   * {@code Delete}, service/api-v3-training.md), for others not.
   */
  public boolean mayBeAsked(ActionKind kind) {
    String word =
        switch (kind) {
          case SUSPEND_ENVIRONMENT -> "suspend";
          case REVERT_ENVIRONMENT -> "revert";
          case DELETE_ENVIRONMENT -> "delete";
          default -> null;
        };
    return word == null
        || commands.isEmpty()
        || commands.stream().anyMatch(one -> one.toLowerCase(Locale.ROOT).startsWith(word));
  }
}
