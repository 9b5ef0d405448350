package envwatch.watch;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * How often each kind of environment is looked at: as the options say, spaced out where that is
 * more than the budget allows.
 *
 * @param slowness multiplies every interval; 1 unless few calls are left
 * @param stretch how many times longer the intervals of resting environments have to be to fit the
 *     budget; others bear a part of it
 */
record Pace(WatchOptions options, int slowness, double stretch) {
  private static final int SLOWNESS_WITH_FEW_CALLS_LEFT = 4;

  /** What is planned of the rate; the rest is for what a person asks for in between. */
  private static final double PLANNED_PART = 0.95;

  private static final double LEAST_PART = 0.1;
  private static final int BISECTIONS = 24;

  /**
   * @param demand requests per second that each kind would need at its own interval
   * @param listInterval how often the list is asked for beside them; empty for never
   */
  static Pace fitting(
      WatchOptions options,
      boolean slowed,
      Map<Attention, Double> demand,
      Optional<Duration> listInterval) {
    int slowness = slowed ? SLOWNESS_WITH_FEW_CALLS_LEFT : 1;
    double rate = options.requestsPerSecond() * PLANNED_PART * slowness;
    double lists = listInterval.map(Pace::perSecond).orElse(0.0);
    double capacity = Math.max(rate - lists, rate * LEAST_PART);
    return new Pace(options, slowness, leastStretch(demand, capacity));
  }

  static double perSecond(Duration interval) {
    return 1000.0 / interval.toMillis();
  }

  private static double leastStretch(Map<Attention, Double> demand, double capacity) {
    double low = 1;
    double high = 1;
    while (stretched(demand, high) > capacity) {
      low = high;
      high *= 2;
    }
    for (int i = 0; i < BISECTIONS && low < high; i++) {
      double middle = (low + high) / 2;
      if (stretched(demand, middle) > capacity) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private static double stretched(Map<Attention, Double> demand, double stretch) {
    return demand.entrySet().stream()
        .mapToDouble(entry -> entry.getValue() / factor(entry.getKey(), stretch))
        .sum();
  }

  private static double factor(Attention attention, double stretch) {
    return Math.max(1, stretch * attention.share());
  }

  /** What the options say for this kind. */
  Duration asked(Attention attention) {
    return switch (attention) {
      case HASTENED, CHANGING -> options.changing();
      case SELECTED -> options.selected();
      case VISIBLE, RESTING -> options.resting();
    };
  }

  /** The interval that the budget allows; in whole seconds where it differs from the one asked. */
  Duration planned(Attention attention, Duration asked) {
    double factor = slowness * factor(attention, stretch);
    return factor == 1
        ? asked
        : Duration.ofSeconds((long) Math.ceil(asked.toMillis() * factor / 1000));
  }

  /** Of a list that is asked for as often as this. */
  Duration planned(Duration asked) {
    return asked.multipliedBy(slowness);
  }
}
