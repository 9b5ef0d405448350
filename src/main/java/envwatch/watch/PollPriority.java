package envwatch.watch;

/** Why an environment needs looks, highest priority first. */
enum PollPriority {
  SELECTED,
  /** An action on it is being followed. */
  HASTENED,
  CHANGING,
  VISIBLE,
  RESTING;

  /** Whether its short interval is kept as long as the budget allows. */
  boolean fast() {
    return this != VISIBLE && this != RESTING;
  }
}
