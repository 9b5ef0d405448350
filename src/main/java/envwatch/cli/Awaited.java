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
    FAILED
  }

  boolean is(Progress other) {
    return progress == other;
  }
}
