package envwatch.ui.remote;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One sentence or more about what was asked for.
 *
 * @param file a file that the person may want to find; null for none
 */
record AccessNote(Kind kind, String words, @Nullable Path file) {
  /** How it stands. */
  enum Kind {
    UNDER_WAY,
    DONE,

    /** Nothing was opened, and nothing went wrong. */
    NOT_OPENED,
    FAILED
  }

  static AccessNote underWay(String words) {
    return new AccessNote(Kind.UNDER_WAY, words, null);
  }

  static AccessNote done(String words) {
    return new AccessNote(Kind.DONE, words, null);
  }

  static AccessNote notOpened(String words) {
    return new AccessNote(Kind.NOT_OPENED, words, null);
  }

  static AccessNote failed(String words) {
    return new AccessNote(Kind.FAILED, words, null);
  }
}
