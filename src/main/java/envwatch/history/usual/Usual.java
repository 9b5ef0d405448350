package envwatch.history.usual;

import java.time.Duration;

/**
 * How long something usually takes ({@code design/history-and-notices.md}, "Learned times").
 *
 * @param median the median, or the last time if there are only one or two samples
 * @param bound what takes longer is late
 * @param samples at least one
 */
public record Usual(Duration median, Duration bound, int samples) {
  /** Whether {@code median} is one, and not just the last time. */
  public boolean isMedian() {
    return samples >= 3;
  }
}
