package envwatch.util;

/** The smaller and the larger of two values, such as moments or durations. */
public final class Bounds {
  private Bounds() {}

  public static <T extends Comparable<? super T>> T min(T one, T other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  public static <T extends Comparable<? super T>> T max(T one, T other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  /** The value itself, or the limit that it exceeds. */
  public static <T extends Comparable<? super T>> T within(T least, T value, T most) {
    return min(max(least, value), most);
  }
}
