package envwatch.util;

/**
 * A text of which only so many characters can be read, again and again: ends a match of a regular
 * expression that takes too long. Not thread-safe.
 */
public final class LimitedText implements CharSequence {
  private final String text;
  private final long most;
  private long read;

  /** More characters were to be read than may be. */
  public static final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Exhausted() {
      super(null, null, false, false);
    }
  }

  public LimitedText(String text, long most) {
    this.text = text;
    this.most = most;
  }

  /** How many characters were asked for until now. */
  public long read() {
    return read;
  }

  /**
   * @throws Exhausted if that is one more than may be read
   */
  @Override
  public char charAt(int index) {
    if (++read > most) {
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
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
