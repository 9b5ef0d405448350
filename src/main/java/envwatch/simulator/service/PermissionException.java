package envwatch.simulator.service;

/** The caller lacks a permission that was asked about; v3 answers with HTTP 500 and a code. */
final class PermissionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  PermissionException(String code, String message) {
    super(message);
    this.code = code;
  }

  String code() {
    return code;
  }
}
