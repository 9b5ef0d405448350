package envwatch.words;

import static envwatch.words.Messages.text;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formats moments and stretches of the past, in local time. */
public final class MomentWords {
  /** Two looks that are further apart than this left a gap between them. */
  private static final Duration GAP = Duration.ofMinutes(5);

  private static final DateTimeFormatter SECONDS = format("HH:mm:ss");
  private static final DateTimeFormatter MINUTES = format("HH:mm");
  private static final DateTimeFormatter DAY = format("d MMM");
  private static final DateTimeFormatter YEAR = format("d MMM uuuu");
  private static final DateTimeFormatter FULL = format("EEE d MMM uuuu, HH:mm:ss z");

  private MomentWords() {}

  static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
  }

  /** {@code 14:02:31}; {@code 20 Nov 14:02:31} on another day. */
  public static String moment(Instant moment, Instant now, ZoneId zone) {
    return onDay(moment.atZone(zone), SECONDS, now.atZone(zone));
  }

  /** {@code 14:02}; {@code 20 Nov 14:02} on another day. */
  public static String minute(Instant moment, Instant now, ZoneId zone) {
    return onDay(moment.atZone(zone), MINUTES, now.atZone(zone));
  }

  /** {@code Sat 21 Nov 2026, 14:02:31 CET}. */
  public static String full(Instant moment, ZoneId zone) {
    return FULL.format(moment.atZone(zone));
  }

  /** {@code 12:20 to 12:41}; the second moment has its day only if it is another one. */
  public static String stretch(Instant from, Instant until, Instant now, ZoneId zone) {
    ZonedDateTime last = until.atZone(zone);
    boolean sameDay = last.toLocalDate().equals(from.atZone(zone).toLocalDate());
    return text(
        "moment.stretch",
        minute(from, now, zone),
        sameDay ? MINUTES.format(last) : withDay(last, MINUTES, now.atZone(zone)));
  }

  /**
   * A moment that is known only to lie between two others: {@code 14:02:10 to 14:02:40}, and {@code
   * between 18:05 and 07:58} if they are far apart.
   */
  public static String either(Instant from, Instant until, Instant now, ZoneId zone) {
    if (isGap(from, until)) {
      return text(
          "moment.between", minute(from, now, zone), second(from, until, MINUTES, now, zone));
    }
    String first = moment(from, now, zone);
    String second = second(from, until, SECONDS, now, zone);
    return first.endsWith(second) ? first : text("moment.stretch", first, second);
  }

  /** Whether nobody looked between two looks that were this far apart. */
  public static boolean isGap(Instant from, Instant until) {
    return Duration.between(from, until).compareTo(GAP) > 0;
  }

  /** The later moment, which needs a day only if it is not that of the earlier one, or today. */
  private static String second(
      Instant from, Instant until, DateTimeFormatter clock, Instant now, ZoneId zone) {
    LocalDate day = from.atZone(zone).toLocalDate();
    ZonedDateTime local = until.atZone(zone);
    return local.toLocalDate().equals(day)
        ? clock.format(local)
        : onDay(local, clock, now.atZone(zone));
  }

  private static String onDay(ZonedDateTime local, DateTimeFormatter clock, ZonedDateTime now) {
    if (local.toLocalDate().equals(now.toLocalDate())) {
      return clock.format(local);
    }
    return withDay(local, clock, now);
  }

  private static String withDay(ZonedDateTime local, DateTimeFormatter clock, ZonedDateTime now) {
    DateTimeFormatter day = local.getYear() == now.getYear() ? DAY : YEAR;
    return day.format(local) + " " + clock.format(local);
  }
}
