package envwatch.settings;

/** The whole numbers that a setting may be, in the file and in the window: both ends are. */
public record Limits(int least, int most) {
  int nearest(long number) {
    return Math.clamp(number, least, most);
  }
}
