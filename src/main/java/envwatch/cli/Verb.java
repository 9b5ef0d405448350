package envwatch.cli;

import envwatch.actions.Obstacle;
import envwatch.model.ActionKind;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be done, by the word for it on the command line. */
enum Verb {
  RESUME(ActionKind.RESUME_ENVIRONMENT, null, "ready", Obstacle.Kind.ALREADY_RUNNING),
  SUSPEND(ActionKind.SUSPEND_ENVIRONMENT, null, "suspended", Obstacle.Kind.ALREADY_AT_REST),
  EXTEND(ActionKind.EXTEND_ENVIRONMENT, null),
  POSTPONE(ActionKind.POSTPONE_INACTIVITY, null),
  REVERT(ActionKind.REVERT_ENVIRONMENT, ActionKind.REVERT_MACHINE),
  /** The service reboots machines only, so this means all of an environment. */
  REBOOT(null, ActionKind.REBOOT_MACHINE),
  SNAPSHOT(ActionKind.TAKE_SNAPSHOT, null),
  DELETE(ActionKind.DELETE_ENVIRONMENT, ActionKind.DELETE_MACHINE);

  private final @Nullable ActionKind onEnvironment;
  private final @Nullable ActionKind onMachine;
  private final @Nullable String until;
  private final Obstacle.@Nullable Kind done;

  Verb(@Nullable ActionKind onEnvironment, @Nullable ActionKind onMachine) {
    this(onEnvironment, onMachine, null, null);
  }

  Verb(
      @Nullable ActionKind onEnvironment,
      @Nullable ActionKind onMachine,
      @Nullable String until,
      Obstacle.@Nullable Kind done) {
    this.onEnvironment = onEnvironment;
    this.onMachine = onMachine;
    this.until = until;
    this.done = done;
  }

  /** The verb of this word, in any letter case. */
  public static Optional<Verb> of(String word) {
    return Stream.of(values()).filter(each -> each.word().equalsIgnoreCase(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it can be done to single machines. */
  public boolean hasMachines() {
    return onMachine != null;
  }

  /**
   * @param machinesChosen whether single machines are meant; only if there are such actions
   */
  ActionKind kind(boolean machinesChosen) {
    ActionKind kind = machinesChosen || onEnvironment == null ? onMachine : onEnvironment;
    if (kind == null) {
      throw new IllegalArgumentException(this + " is not done to machines");
    }
    return kind;
  }

  /** The state that the action leads to, as for {@code envwatch wait}; null if there is none. */
  @Nullable String until() {
    return until;
  }

  /** Whether there is nothing left to do, so that a script may do it once more. */
  public boolean isDone(Obstacle obstacle) {
    return obstacle.kind() == done;
  }
}
