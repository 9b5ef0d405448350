package envwatch.simulator;

/** The result of checking a request's signature. */
enum SignatureResult {
  ACCEPTED("Success"),
  UNSIGNED("Authentication parameters are missing"),
  WRONG_ID("The API ID is not known"),
  WRONG_SIGNATURE("The signature does not fit"),
  OUT_OF_TIME("The timestamp is too old or too new"),
  BAD_TOKEN("The token must be ten letters and digits"),
  TOKEN_USED("The token was used before");

  private final String message;

  SignatureResult(String message) {
    this.message = message;
  }

  public String message() {
    return message;
  }
}
