package envwatch.watch;

/** Why an environment deserves to be looked at, most deserving first. */
enum Attention {
  /** An action on it is being followed. */
  HASTENED,
  CHANGING,
  SELECTED,
  VISIBLE,
  RESTING;

  /** Whether it keeps its short interval as long as the budget allows. */
  boolean fast() {
    return this != VISIBLE && this != RESTING;
  }
}
