package envwatch.ui.console;

/** Takes up a text as far as there is room. */
final class LimitedAppendable implements Appendable {
  private final int most;
  private final StringBuilder text = new StringBuilder();

  /** There is no room for more. */
  static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Full() {
      super("The text is full", null, false, false);
    }
  }

  /**
   * @param most in characters
   */
  LimitedAppendable(int most) {
    this.most = most;
  }

  @Override
  public Appendable append(CharSequence more) {
    return append(more, 0, more.length());
  }

  @Override
  public Appendable append(CharSequence more, int start, int end) {
    int taken = Math.min(end - start, most - text.length());
    text.append(more, start, start + taken);
    if (taken < end - start) {
      throw new Full();
    }
    return this;
  }

  @Override
  public Appendable append(char more) {
    return append(String.valueOf(more));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
