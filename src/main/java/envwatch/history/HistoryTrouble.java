package envwatch.history;

/** Why the history is incomplete or not kept. None of it stops the program. */
public sealed interface HistoryTrouble {
  /**
   * The file was damaged: it was set aside, and a new one begun.
   *
   * @param file the name of the file that was set aside
   */
  record SetAside(String file) implements HistoryTrouble {}

  /** The file was written by a newer version: it is left alone, and nothing is recorded. */
  record Newer() implements HistoryTrouble {}

  /** Another program writes the file: this one only reads it. */
  record OnlyRead() implements HistoryTrouble {}

  /**
   * The file cannot be opened or written: the disk is full, or it is read-only. Tried again.
   *
   * @param reason in the system's words
   */
  record NotWritten(String reason) implements HistoryTrouble {}
}
