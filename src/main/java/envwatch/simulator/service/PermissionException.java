package envwatch.simulator.service;

/** The caller lacks a required permission; v3 answers with HTTP 500 and a code. */
final class PermissionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String message;

  public PermissionException(String code, String message) {
    super(message);
    this.code = code;
    this.message = message;
  }

  @Override
  public String getMessage() {
    return message;
  }

  public String code() {
    return code;
  }
}
