package envwatch.simulator.service;

import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;

/** A refusal by user management, whose errors name the type of the exception. */
final class DetailedRefusalException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final RefusedException refusal;

  public DetailedRefusalException(RefusedException refusal) {
    super(refusal);
    this.refusal = refusal;
  }

  public RefusedException refusal() {
    return refusal;
  }

  /** The type, as {@code service/api-v3.md} lists them. */
  public String type() {
    return refusal.reason() == Reason.NOT_PERMITTED
        ? "PermissionDeniedException"
        : "InvalidApiParameterException";
  }
}
