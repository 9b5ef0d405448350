package envwatch.ui.kit;

/**
 * How much width all columns of a table together ask, in pixels.
 *
 * @param needed where names are cut as far as they stay readable, and nothing else is cut
 * @param asked where nothing is cut
 */
public record ColumnRoom(double needed, double asked) {
  /** Enough for either. */
  public ColumnRoom most(ColumnRoom other) {
    return new ColumnRoom(Math.max(needed, other.needed), Math.max(asked, other.asked));
  }
}
