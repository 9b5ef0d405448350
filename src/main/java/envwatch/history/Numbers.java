package envwatch.history;

import java.util.List;

/** Numbers of which one may differ from the others (Iglewicz and Hoaglin, 1993). */
final class Numbers {
  private static final double LIMIT = 3.5;

  /** Makes the score comparable to that of a normal distribution. */
  private static final double NORMAL = 0.6745;

  private final double middle;
  private final double deviation;
  private final double floor;

  /**
   * @param floor a smaller distance from the median is never odd
   */
  Numbers(List<Double> values, double floor) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    middle = DurationEstimate.median(sorted);
    deviation = DurationEstimate.deviation(sorted);
    this.floor = floor;
  }

  double median() {
    return middle;
  }

  /** Whether the modified z-score is over the limit; if most are equal, any other one is. */
  boolean isOdd(double value) {
    double distance = Math.abs(value - middle);
    return distance >= floor && NORMAL * distance > LIMIT * deviation;
  }
}
