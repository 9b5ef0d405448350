package envwatch.cli;

/**
 * Something that is waited for.
 *
 * @param name of the environment, or of the student
 * @param state in words
 */
record Awaited(String name, String state, Progress progress) {
  enum Progress {
    THERE,
    WAITING,
    FAILED,
    /** It stands for what was not found yet. */
    NOT_FOUND
  }

  boolean is(Progress other) {
    return progress == other;
  }
}
