package envwatch.cli;

/** The result of a check for Nagios and its like (Monitoring Plugins Development Guidelines). */
enum MonitorState {
  OK(0),
  WARNING(1),
  CRITICAL(2),
  UNKNOWN(3);

  private final int exitCode;

  MonitorState(int exitCode) {
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
