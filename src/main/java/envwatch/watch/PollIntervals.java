package envwatch.watch;

import envwatch.util.Bounds;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * How often each kind of environment is looked at: as the options say, or less often where that
 * would exceed the budget.
 *
 * <p>The selected one always keeps its interval. Fast ones keep theirs as long as they need at most
 * two thirds of the budget; visible ones may use at least half of what is left, and the others the
 * rest, so that none is starved.
 *
 * @param slowness multiplies every interval; 1 unless few calls are left
 * @param fastStretch multiplies the intervals of fast ones; 1 unless there are too many of them
 * @param visibleStretch multiplies the interval of environments on screen
 * @param restStretch multiplies the interval of environments off screen
 */
record PollIntervals(
    WatchOptions options,
    int slowness,
    double fastStretch,
    double visibleStretch,
    double restStretch) {
  private static final int SLOWNESS_WITH_FEW_CALLS_LEFT = 4;

  /** The planned part of the rate; the rest is reserved for requests by the user. */
  private static final double PLANNED_PART = 0.95;

  private static final double LEAST_PART = 0.1;
  private static final double PART_OF_FAST_ONES = 2.0 / 3;
  private static final double PART_OF_VISIBLE_ONES = 0.5;

  /** Intervals that differ by less than this factor are not worth planning everything anew. */
  private static final double TOLERANCE = 1.25;

  private static final int MILLISECONDS = 1000;

  /** How many looks in a row see no movement before they become half as frequent. */
  private static final int LOOKS_WITHOUT_MOVEMENT = 12;

  /** The pace that the options specify. */
  static PollIntervals unhindered(WatchOptions options) {
    return new PollIntervals(options, 1, 1, 1, 1);
  }

  /**
   * @param demand requests per second that each kind would need at its own interval
   * @param listInterval how often the list is requested in addition; empty for never
   */
  public static PollIntervals fitting(
      WatchOptions options,
      boolean slowed,
      Map<PollPriority, Double> demand,
      Optional<Duration> listInterval) {
    int slowness = slowed ? SLOWNESS_WITH_FEW_CALLS_LEFT : 1;
    double rate = options.requestsPerSecond() * PLANNED_PART * slowness;
    double selected = demand.getOrDefault(PollPriority.SELECTED, 0.0);
    double visible = demand.getOrDefault(PollPriority.VISIBLE, 0.0);
    double resting = demand.getOrDefault(PollPriority.RESTING, 0.0);
    double all = demand.values().stream().mapToDouble(Double::doubleValue).sum();
    double fast = all - selected - visible - resting;
    double listing = listInterval.map(PollIntervals::perSecond).orElse(0.0);
    double capacity = Math.max(rate - listing - selected, rate * LEAST_PART);
    double forFast = Math.max(capacity * PART_OF_FAST_ONES, capacity - visible - resting);
    double forRest = capacity - Math.min(fast, forFast);
    double forVisible = Math.max(forRest * PART_OF_VISIBLE_ONES, forRest - resting);
    double forResting = forRest - Math.min(visible, forVisible);
    return new PollIntervals(
        options,
        slowness,
        stretch(fast, forFast),
        stretch(visible, forVisible),
        stretch(resting, forResting));
  }

  private static double stretch(double demand, double capacity) {
    return demand <= capacity ? 1 : demand / capacity;
  }

  /**
   * These, but with the former stretches where they differ little: otherwise every environment that
   * starts or ends a change would shift the looks at all others.
   */
  PollIntervals steadiedBy(PollIntervals former) {
    if (slowness != former.slowness || !options.equals(former.options)) {
      return this;
    }
    return new PollIntervals(
        options,
        slowness,
        steadied(fastStretch, former.fastStretch),
        steadied(visibleStretch, former.visibleStretch),
        steadied(restStretch, former.restStretch));
  }

  private static double steadied(double stretch, double former) {
    boolean near = stretch < former * TOLERANCE && former < stretch * TOLERANCE;
    return stretch > 1 && near ? former : stretch;
  }

  public static double perSecond(Duration interval) {
    return (double) MILLISECONDS / interval.toMillis();
  }

  /** The interval that the options specify for this kind. */
  public Duration asked(PollPriority attention) {
    return switch (attention) {
      case HASTENED, CHANGING -> options.changing();
      case SELECTED -> options.selected();
      case VISIBLE, RESTING -> options.resting();
    };
  }

  /**
   * The interval that the options specify for an environment that is changing; longer if it has
   * been seen unchanged for long, so that one that is stuck costs no more than one at rest, and
   * that its next movement is noticed at most a sixth of that time late.
   *
   * @param standstill how long it was seen unchanged
   */
  Duration askedOfChanging(Duration standstill) {
    Duration interval = options.changing();
    while (interval.compareTo(options.resting()) < 0
        && standstill.compareTo(interval.multipliedBy(LOOKS_WITHOUT_MOVEMENT)) >= 0) {
      interval = Bounds.min(interval.multipliedBy(2), options.resting());
    }
    return interval;
  }

  /** The interval that the budget allows; in whole seconds if it differs from the requested one. */
  Duration planned(PollPriority attention, Duration asked) {
    double factor = slowness * stretch(attention);
    return factor == 1
        ? asked
        : Duration.ofSeconds((long) Math.ceil(asked.toMillis() * factor / MILLISECONDS));
  }

  private double stretch(PollPriority attention) {
    return switch (attention) {
      case SELECTED -> 1;
      case HASTENED, CHANGING -> fastStretch;
      case VISIBLE -> visibleStretch;
      case RESTING -> restStretch;
    };
  }

  /** The interval that the budget allows for a list with this requested interval. */
  Duration planned(Duration asked) {
    return asked.multipliedBy(slowness);
  }
}
