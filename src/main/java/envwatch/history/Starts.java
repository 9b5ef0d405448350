package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Follows environments and machines from when they begin to change until they are ready. Confined
 * to one thread.
 */
public final class Starts {
  private final Map<Subject, Start> underWay = new HashMap<>();

  /**
   * Something that is on its way to be ready.
   *
   * @param kind null if it is prepared for the first time
   * @param seen whether its beginning was seen within two looks
   */
  public record Start(@Nullable ActionKind kind, Instant began, boolean seen) {}

  /** How long something took from a beginning to an end that were both seen within two looks. */
  public record Finished(@Nullable ActionKind kind, Duration took) {}

  /**
   * Takes the next change.
   *
   * @param interval how often it is looked at
   * @return what became ready by it
   */
  public Optional<Finished> take(Change change, Duration interval) {
    if (!change.ofState() && change.from() != null) {
      return Optional.empty();
    }
    Start before = underWay.get(change.subject());
    return switch (change.to().phase()) {
      case CHANGING -> {
        if (before == null || turnsDown(change)) {
          begin(change, interval);
        }
        yield Optional.empty();
      }
      case RUNNING -> {
        underWay.remove(change.subject());
        yield before != null && before.seen() && seen(change, interval)
            ? Optional.of(
                new Finished(
                    before.kind(), Duration.between(before.began(), change.firstSeenAfter())))
            : Optional.empty();
      }
      case UNKNOWN -> Optional.empty();
      case PROBLEM, SUSPENDED, EXPIRING -> {
        underWay.remove(change.subject());
        yield Optional.empty();
      }
    };
  }

  private void begin(Change change, Duration interval) {
    ActionKind kind = kind(change);
    boolean unexplained = kind == null && phaseBefore(change) == Phase.RUNNING;
    if (turnsDown(change) || unexplained) {
      underWay.remove(change.subject());
    } else {
      underWay.put(
          change.subject(), new Start(kind, change.firstSeenAfter(), seen(change, interval)));
    }
  }

  /** One that was created while its list was looked at was seen from its beginning. */
  private static boolean seen(Change change, Duration interval) {
    Instant before = change.lastSeenBefore();
    return !(change.cause() instanceof Cause.NotSeen)
        && (before == null
            || Duration.between(before, change.firstSeenAfter()).compareTo(interval.multipliedBy(2))
                <= 0);
  }

  private static @Nullable Phase phaseBefore(Change change) {
    return change.from() == null ? null : change.from().phase();
  }

  /** Whether it is on its way to be suspended or deleted. */
  private static boolean turnsDown(Change change) {
    if (change.cause() instanceof Cause.OwnAction(var activity, ActionKind kind)) {
      return kind == ActionKind.SUSPEND_ENVIRONMENT
          || kind == ActionKind.DELETE_ENVIRONMENT
          || kind == ActionKind.DELETE_MACHINE;
    }
    return goesDown(change.to().word());
  }

  /**
   * Whether a status word, as served, says that something is on its way to be suspended or deleted.
   */
  public static boolean goesDown(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "suspending", "stopping", "deleting", "archiving" -> true;
      default -> false;
    };
  }

  private static @Nullable ActionKind kind(Change change) {
    if (change.cause() instanceof Cause.OwnAction(var activity, ActionKind kind)) {
      return kind;
    }
    ActionKind told = kind(change.subject(), change.to().word());
    return told == null && phaseBefore(change) == Phase.SUSPENDED
        ? ActionKind.RESUME_ENVIRONMENT
        : told;
  }

  /** What is under way by a status word as served; null if the word does not tell. */
  public static @Nullable ActionKind kind(Subject subject, String word) {
    boolean machine = subject.machine() != null;
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "reverting" -> machine ? ActionKind.REVERT_MACHINE : ActionKind.REVERT_ENVIRONMENT;
      case "rebooting" -> ActionKind.REBOOT_MACHINE;
      case "taking a snapshot" -> ActionKind.TAKE_SNAPSHOT;
      case "resuming" -> ActionKind.RESUME_ENVIRONMENT;
      default -> null;
    };
  }

  /** Forgets what is on its way in an account. */
  public void forget(AccountId account) {
    underWay.keySet().removeIf(subject -> subject.environment().account().equals(account));
  }

  /** What is on its way; null for everything else, and if its beginning was before the start. */
  public @Nullable Start underWay(Subject subject) {
    return underWay.get(subject);
  }
}
