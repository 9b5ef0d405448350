package envwatch.history;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * How long something usually takes.
 *
 * @param median the median, or the last time if there are only one or two samples
 * @param bound what takes longer is late
 * @param samples at least one
 */
public record DurationEstimate(Duration median, Duration bound, int samples) {
  private static final int ENOUGH_FOR_A_MEDIAN = 3;

  /**
   * From so many samples on, the bound is one of them, and nine of ten future times stay below it;
   * but where all are alike, a few seconds more are not late.
   */
  private static final int ENOUGH_FOR_RANKS = 9;

  private static final double SHARE_BELOW = 0.9;

  private static final double OF_LARGEST = 1.5;
  private static final double DEVIATIONS = 5;

  /** Makes the median absolute deviation comparable to a standard deviation. */
  private static final double NORMAL = 1.4826;

  private static final Duration GRACE = Duration.ofMinutes(2);
  private static final double LONGEST_SECONDS = Duration.ofDays(30).toSeconds();

  /** Whether {@code median} is one, and not just the last time. */
  public boolean isMedian() {
    return samples >= ENOUGH_FOR_A_MEDIAN;
  }

  /**
   * @param oldestFirst at least one
   */
  static DurationEstimate of(List<Duration> oldestFirst) {
    double[] sorted =
        oldestFirst.stream().mapToDouble(DurationEstimate::seconds).sorted().toArray();
    int count = sorted.length;
    double middle = count < ENOUGH_FOR_A_MEDIAN ? seconds(oldestFirst.getLast()) : median(sorted);
    double bound =
        count < ENOUGH_FOR_RANKS
            ? generous(sorted, middle)
            : Math.max(rank(sorted), middle + GRACE.toSeconds());
    return new DurationEstimate(duration(middle), duration(bound), count);
  }

  private static double rank(double[] sorted) {
    return sorted[(int) Math.ceil((sorted.length + 1) * SHARE_BELOW) - 1];
  }

  private static double generous(double[] sorted, double middle) {
    double largest = OF_LARGEST * sorted[sorted.length - 1];
    double spread = middle * Math.exp(DEVIATIONS * NORMAL * deviationOfLogarithms(sorted));
    return Math.max(Math.max(largest, spread), middle + GRACE.toSeconds());
  }

  /** The median of the distances of all logarithms from their median. */
  private static double deviationOfLogarithms(double[] seconds) {
    double[] logarithms = new double[seconds.length];
    for (int i = 0; i < seconds.length; i++) {
      logarithms[i] = Math.log(Math.max(1, seconds[i]));
    }
    return deviation(logarithms);
  }

  /** The median absolute deviation. */
  static double deviation(double[] sorted) {
    double middle = median(sorted);
    double[] distances = new double[sorted.length];
    for (int i = 0; i < sorted.length; i++) {
      distances[i] = Math.abs(sorted[i] - middle);
    }
    Arrays.sort(distances);
    return median(distances);
  }

  /** The median of sorted numbers. */
  static double median(double[] sorted) {
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / 1_000.0;
  }

  private static Duration duration(double seconds) {
    return Duration.ofMillis(Math.round(Math.min(seconds, LONGEST_SECONDS) * 1_000));
  }
}
