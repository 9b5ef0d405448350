package envwatch.notices;

/**
 * Tells whether a state keeps changing, as Icinga does: of the last 20 looks, those that found
 * another state than the look before count, newer ones more than older ones. Begins above 30
 * percent and ends below 25.
 */
final class FlappingRing {
  private static final int LOOKS = 20;
  private static final int ALL = (1 << LOOKS) - 1;
  private static final double OLDEST_WEIGHT = 0.8;
  private static final double STEP = 0.02;
  private static final double BEGINS_ABOVE = 30;
  private static final double ENDS_BELOW = 25;

  /** One bit per look, the newest is the lowest. */
  private int changes;

  private boolean flapping;

  void look(boolean changed) {
    changes = (changes << 1 | (changed ? 1 : 0)) & ALL;
    double share = percent();
    flapping = flapping ? share >= ENDS_BELOW : share > BEGINS_ABOVE;
  }

  double percent() {
    double sum = 0;
    for (int age = 0; age < LOOKS; age++) {
      if ((changes >> age & 1) == 1) {
        sum += OLDEST_WEIGHT + STEP * (LOOKS - 1 - age);
      }
    }
    return sum * 100 / LOOKS;
  }

  boolean flapping() {
    return flapping;
  }

  /** Whether nothing is remembered in it. */
  boolean idle() {
    return changes == 0 && !flapping;
  }
}
