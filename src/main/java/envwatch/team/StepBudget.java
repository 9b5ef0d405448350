package envwatch.team;

/** How much may be looked at to find out what silences match: of one, and of all together. */
final class StepBudget {
  private long left;

  StepBudget(long steps) {
    left = steps;
  }

  /** There are no steps left. */
  static final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1;

    Exhausted() {
      super(null, null, false, false);
    }
  }

  boolean exhausted() {
    return left <= 0;
  }

  void step() {
    left--;
  }

  /**
   * A text of which only so many characters can be read: who reads more gets {@link Exhausted}.
   *
   * @param most how many, whatever else is left
   */
  CharSequence counted(String text, int most) {
    return new Counted(text, most);
  }

  private final class Counted implements CharSequence {
    private final String text;
    private int mine;

    private Counted(String text, int most) {
      this.text = text;
      mine = most;
    }

    @Override
    public char charAt(int index) {
      left--;
      if (--mine < 0 || left < 0) {
        throw new Exhausted();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
