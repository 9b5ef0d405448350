package envwatch.training.check;

/** What the check asks, in the order of {@code design/classes.md}. */
public enum Question {
  /** Whether every student has one environment, and every environment a student. */
  ENVIRONMENT,
  /** Whether the environments are ready. */
  STATE,
  /** Whether each machine is running, reachable and finished with what it was doing. */
  MACHINES,
  /** Whether what is not ready will be ready at the start. */
  READY_IN_TIME,
  /** Whether what is ready will not be suspended for inactivity before the start. */
  STAYS_AWAKE,
  /** Whether no environment expires before the end of the class, and an hour after it. */
  LASTS,
  /** Whether the environments are alike. */
  SAME,
  /** Whether the environments exist, may be seen, and have a valid license. */
  ACCESS,
  /** Whether everybody can be reached and has a place. */
  ROSTER,
  /** Whether the instructor has an environment that is ready. */
  INSTRUCTOR,
  /** Whether this computer can watch the class. */
  COMPUTER
}
