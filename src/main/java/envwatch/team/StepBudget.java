package envwatch.team;

import envwatch.util.LimitedText;

/** How much may be looked at to find out what silences match: of one, and of all together. */
final class StepBudget {
  private long left;

  StepBudget(long steps) {
    left = steps;
  }

  boolean exhausted() {
    return left <= 0;
  }

  void step() {
    left--;
  }

  /**
   * A text of which no more can be read than is left.
   *
   * @param most how many characters, whatever else is left
   */
  LimitedText limited(String text, int most) {
    return new LimitedText(text, Math.min(most, left));
  }

  /** Takes off what was read of a text. */
  void count(LimitedText text) {
    left -= text.read();
  }
}
