package envwatch.ui.kit;

/**
 * How much width all columns of a table together ask, in pixels.
 *
 * @param least where everything is cut that may be, before the table scrolls sideways
 * @param needed where names are cut as far as they stay readable, and nothing else is cut
 * @param asked where nothing is cut
 */
public record ColumnRoom(double least, double needed, double asked) {
  /** Enough for either. */
  public ColumnRoom most(ColumnRoom other) {
    return new ColumnRoom(
        Math.max(least, other.least), Math.max(needed, other.needed), Math.max(asked, other.asked));
  }

  /**
   * What a table gets of a width that it shares with another one: first both get the least, then
   * what they need, then what they ask; what is missing or left over is shared in proportion.
   */
  public double share(double width, ColumnRoom other) {
    if (width <= least + other.least) {
      return between(0, least, 0, other.least, width);
    }
    if (width <= needed + other.needed) {
      return between(least, needed, other.least, other.needed, width);
    }
    if (width <= asked + other.asked) {
      return between(needed, asked, other.needed, other.asked, width);
    }
    return width * asked / (asked + other.asked);
  }

  /** On the way from less to more, both have come equally far. */
  private static double between(
      double less, double more, double otherLess, double otherMore, double width) {
    double way = more - less + otherMore - otherLess;
    double passed = width - less - otherLess;
    return way <= 0 ? less : less + passed * (more - less) / way;
  }
}
