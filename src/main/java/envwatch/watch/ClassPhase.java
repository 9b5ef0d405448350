package envwatch.watch;

/** Where a class is in time. */
public enum ClassPhase {
  RUNNING,
  UPCOMING,
  PAST,
  /** A time that decides it was not served, or is not understood. */
  UNKNOWN
}
