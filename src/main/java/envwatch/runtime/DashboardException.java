package envwatch.runtime;

import org.jspecify.annotations.Nullable;

/** The dashboard could not be shown or drawn; the message is a sentence for the terminal. */
public final class DashboardException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  public DashboardException(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
