package envwatch.notices;

/** What became of something that a person waits for. */
public enum WaitResult {
  READY,
  SUSPENDED,
  /** It takes longer than usual. */
  LATE,
  FAILED,
  /** It does not exist any more. */
  GONE
}
