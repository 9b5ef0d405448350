package envwatch.watch;

/** Why an environment deserves to be looked at, most deserving first. */
enum Attention {
  /** An action on it is being followed. */
  HASTENED(0.25),
  CHANGING(0.25),
  SELECTED(0.25),
  VISIBLE(0.5),
  RESTING(1);

  private final double share;

  Attention(double share) {
    this.share = share;
  }

  /** How much of the stretch it bears when the budget does not suffice for all. */
  double share() {
    return share;
  }

  boolean fast() {
    return this != VISIBLE && this != RESTING;
  }
}
