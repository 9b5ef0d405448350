package envwatch.simulator;

/** Whether a student has come. */
enum Attendance {
  /** Not yet. */
  NONE,
  /** Has been in the class, and left. */
  PARTICIPATED,
  /** Is in the class. */
  LOGGED_IN
}
