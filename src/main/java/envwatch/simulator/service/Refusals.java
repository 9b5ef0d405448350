package envwatch.simulator.service;

import envwatch.simulator.world.RefusedException.Reason;

/** The codes of refusals that are not documented. */
final class Refusals {
  private Refusals() {}

  public static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_ID -> 404;
      case WRONG_STATE -> 409;
      case BAD_PARAMETER -> 400;
      case NOT_PERMITTED -> 403;
    };
  }

  /** A code in the documented format: {@code 0x}, the HTTP status, two hexadecimal digits. */
  public static String code(int status, int detail) {
    return "0x%d%02x".formatted(status, detail);
  }
}
