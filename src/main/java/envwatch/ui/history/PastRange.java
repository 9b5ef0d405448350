package envwatch.ui.history;

import envwatch.history.Range;
import envwatch.words.Messages;
import java.time.Duration;
import java.time.Instant;

/** Which time bars show: until now, or a fixed stretch. */
sealed interface PastRange {
  PastRange LAST_DAY = new Last(Duration.ofHours(24), "bar.range.day");

  Range at(Instant now);

  /** After this time a bar that ends now looks different; long where nothing moves. */
  Duration step();

  /**
   * The time until now.
   *
   * @param key of its words
   */
  record Last(Duration length, String key) implements PastRange {
    private static final int PIXELS = 400;
    private static final Duration SHORTEST_STEP = Duration.ofSeconds(10);
    private static final Duration LONGEST_STEP = Duration.ofMinutes(10);

    @Override
    public Range at(Instant now) {
      return Range.last(length, now);
    }

    @Override
    public Duration step() {
      Duration pixel = length.dividedBy(PIXELS);
      if (pixel.compareTo(SHORTEST_STEP) < 0) {
        return SHORTEST_STEP;
      }
      return pixel.compareTo(LONGEST_STEP) > 0 ? LONGEST_STEP : pixel;
    }

    String words() {
      return Messages.text(key);
    }
  }

  /** A stretch that was marked with the mouse. */
  record Marked(Range range) implements PastRange {
    @Override
    public Range at(Instant now) {
      return range;
    }

    @Override
    public Duration step() {
      return Duration.ofDays(1);
    }
  }
}
