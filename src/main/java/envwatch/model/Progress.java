package envwatch.model;

/**
 * The progress of an operation on a machine. Below 0 ({@code -1} in v1) and from 100 on (v3 serves
 * 100 for idle machines), nothing is in progress.
 */
public record Progress(int percent) {
  /** Nothing is in progress. */
  public static final Progress NONE = new Progress(-1);

  public boolean underWay() {
    return percent >= 0 && percent < 100;
  }
}
