package envwatch.settings;

/**
 * The range of integers that a setting accepts, in the file and in the window; both ends are
 * inclusive.
 */
public record Limits(int least, int most) {
  int nearest(long number) {
    return Math.clamp(number, least, most);
  }
}
