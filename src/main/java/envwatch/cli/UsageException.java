package envwatch.cli;

/** Thrown for an invalid command line; the message is a sentence for the terminal. */
final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  public UsageException(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
