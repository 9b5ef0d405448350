package envwatch;

import org.jspecify.annotations.Nullable;

/** The dashboard could not be shown or drawn; the message is a sentence for the terminal. */
final class DashboardException extends Exception {
  private static final long serialVersionUID = 1L;

  DashboardException(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }
}
