package envwatch.simulator;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The service refuses a request. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final String message;
  private final String code;

  /** The reason for the refusal. */
  public enum Reason {
    /** No such environment, machine, snapshot or execution. */
    UNKNOWN_ID,
    /** The current state does not allow it. */
    WRONG_STATE,
    /** A parameter is missing or invalid. */
    BAD_PARAMETER,
    /** The caller is not permitted to do it. */
    NOT_PERMITTED
  }

  public RefusedException(Reason reason, String message) {
    this(reason, message, "");
  }

  /**
   * @param code as it is documented for v2 and v3, which answer with HTTP 500 then
   */
  public RefusedException(Reason reason, String message, String code) {
    super(message);
    this.reason = reason;
    this.message = message;
    this.code = code;
  }

  /** Creates the refusal for an id that does not exist. */
  public static RefusedException unknown(String kind) {
    return new RefusedException(Reason.UNKNOWN_ID, "No such " + kind);
  }

  /** Creates the refusal of a parameter. */
  public static RefusedException bad(String message) {
    return new RefusedException(Reason.BAD_PARAMETER, message);
  }

  /** The first of all that is wanted; refused if there is none. */
  public static <T> T first(String kind, Collection<T> all, Predicate<T> wanted)
      throws RefusedException {
    return all.stream().filter(wanted).findFirst().orElseThrow(() -> unknown(kind));
  }

  /** What was found; refused if that is null. */
  static <T> T known(String kind, @Nullable T found) throws RefusedException {
    if (found == null) {
      throw unknown(kind);
    }
    return found;
  }

  static void refuseIf(boolean wrong, Reason reason, String message) throws RefusedException {
    if (wrong) {
      throw new RefusedException(reason, message);
    }
  }

  @Override
  public String getMessage() {
    return message;
  }

  public Reason reason() {
    return reason;
  }

  /** Empty if no code is documented. */
  public Optional<String> code() {
    return code.isEmpty() ? Optional.empty() : Optional.of(code);
  }
}
