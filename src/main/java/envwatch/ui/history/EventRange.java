package envwatch.ui.history;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.Range;
import envwatch.words.MomentWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/** Of which time events are shown. */
sealed interface EventRange {
  /** The time until now. */
  enum Latest implements EventRange {
    HOUR(Duration.ofHours(1)),
    HOURS(Duration.ofHours(8)),
    DAY(Duration.ofDays(1)),
    WEEK(Duration.ofDays(7)),
    MONTH(Duration.ofDays(30)),
    EVER(Duration.ofDays(36_500));

    private final Duration length;

    Latest(Duration length) {
      this.length = length;
    }

    @Override
    public Range at(Instant now) {
      return Range.last(length, now);
    }

    @Override
    public String words(Instant now, ZoneId zone) {
      return text("events.range." + key(this));
    }
  }

  /** A stretch of the past. */
  record Between(Range range) implements EventRange {
    @Override
    public Range at(Instant now) {
      return range;
    }

    @Override
    public String words(Instant now, ZoneId zone) {
      return MomentWords.stretch(range.from(), range.until(), now, zone);
    }
  }

  Range at(Instant now);

  String words(Instant now, ZoneId zone);
}
