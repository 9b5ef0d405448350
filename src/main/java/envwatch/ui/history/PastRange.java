package envwatch.ui.history;

import envwatch.history.Range;
import envwatch.util.Bounds;
import envwatch.words.Messages;
import envwatch.words.MomentWords;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;

/** Which time is shown: until now, or a fixed stretch. */
sealed interface PastRange {
  Last LAST_DAY = new Last(Duration.ofHours(24), "bar.range.day");

  Range at(Instant now);

  String words(Instant now, ZoneId zone);

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
    public String words(Instant now, ZoneId zone) {
      return words();
    }

    String words() {
      return Messages.text(key);
    }

    @Override
    public Duration step() {
      return Bounds.within(SHORTEST_STEP, length.dividedBy(PIXELS), LONGEST_STEP);
    }
  }

  /**
   * The time from an hour of a day until now.
   *
   * @param daysAgo 0 for today
   * @param key of its words
   */
  record SinceHour(int daysAgo, LocalTime hour, String key) implements PastRange {
    @Override
    public Range at(Instant now) {
      ZoneId zone = ZoneId.systemDefault();
      LocalDate day = LocalDate.ofInstant(now, zone).minusDays(daysAgo);
      return new Range(day.atTime(hour).atZone(zone).toInstant(), now);
    }

    @Override
    public String words(Instant now, ZoneId zone) {
      return Messages.text(key);
    }

    @Override
    public Duration step() {
      return Duration.ofMinutes(1);
    }
  }

  /** A stretch of the past. */
  record Between(Range range) implements PastRange {
    @Override
    public Range at(Instant now) {
      return range;
    }

    @Override
    public String words(Instant now, ZoneId zone) {
      return MomentWords.stretch(range.from(), range.until(), now, zone);
    }

    @Override
    public Duration step() {
      return Duration.ofDays(1);
    }
  }
}
