package envwatch.ui.history;

import envwatch.model.TypedDay;
import envwatch.util.Bounds;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A moment of the past as people type it: {@code 10:42}, {@code yesterday 10:42}, {@code mon 9},
 * {@code 2026-11-21 10:42}, {@code 21.11. 10:42}, {@code 21 nov 10:42}, or a day alone. A time
 * without a day, or on a weekday, is the last one that has passed.
 */
final class PastMoment {
  private static final Pattern FORM =
      Pattern.compile(
          "(?:(.+?)(?:[\\s,]+|(?<=\\d)t))?(\\d{1,2})(?:[:.](\\d{2})(?:[:.](\\d{2}))?)?");
  private static final Pattern DAY = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.?(\\d{4})?");
  private static final Pattern NAMED_DAY = Pattern.compile("(\\d{1,2}) ([a-z]{3,9})(?: (\\d{4}))?");
  private static final int WEEK = 7;

  private final ZonedDateTime now;

  private PastMoment(Instant now, ZoneId zone) {
    this.now = now.atZone(zone);
  }

  /** A day without a time is its beginning. Empty if it is not understood, or has not passed. */
  static Optional<Instant> parse(String typed, Instant now, ZoneId zone) {
    return new PastMoment(now, zone).moment(typed, 0).filter(moment -> !moment.isAfter(now));
  }

  /** The same for the end of a stretch: a day without a time is its end, or now if it lasts. */
  static Optional<Instant> parseEnd(String typed, Instant now, ZoneId zone) {
    PastMoment past = new PastMoment(now, zone);
    return parse(typed, now, zone)
        .flatMap(begun -> past.moment(typed, 1))
        .map(end -> Bounds.min(end, now));
  }

  /**
   * @param days after the beginning of a day without a time
   */
  private Optional<Instant> moment(String typed, int days) {
    String words = typed.strip().toLowerCase(Locale.ROOT).replaceFirst("^at ", "");
    Matcher form = FORM.matcher(words);
    try {
      Optional<ZonedDateTime> moment =
          form.matches()
              ? moment(form)
              : day(words, LocalTime.MIDNIGHT).map(day -> day.plusDays(days));
      return moment.map(ZonedDateTime::toInstant);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private Optional<ZonedDateTime> moment(Matcher form) {
    String day = form.group(1);
    LocalTime time =
        LocalTime.of(number(form.group(2)), number(form.group(3)), number(form.group(4)));
    if (day != null) {
      return day(day, time);
    }
    // A number alone may be anything.
    return form.group(3) == null ? Optional.empty() : Optional.of(passed(today(), time, 1));
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  private LocalDate today() {
    return now.toLocalDate();
  }

  private ZonedDateTime at(LocalDate day, LocalTime time) {
    return day.atTime(time).atZone(now.getZone());
  }

  /** That day, or as many days before if it is not over by then. */
  private ZonedDateTime passed(LocalDate day, LocalTime time, int days) {
    ZonedDateTime moment = at(day, time);
    return moment.isAfter(now) ? at(day.minusDays(days), time) : moment;
  }

  private Optional<ZonedDateTime> day(String typed, LocalTime time) {
    Optional<ZonedDateTime> weekday =
        TypedDay.named(DayOfWeek.values(), typed)
            .map(day -> today().with(TemporalAdjusters.previousOrSame(day)))
            .map(day -> passed(day, time, WEEK));
    return weekday.or(() -> date(typed).map(day -> at(day, time)));
  }

  private Optional<LocalDate> date(String typed) {
    if (typed.equals("yesterday")) {
      return Optional.of(today().minusDays(1));
    }
    Optional<LocalDate> plain = TypedDay.parse(typed).map(day -> day.apply(today()));
    if (plain.isPresent()) {
      return plain;
    }
    Matcher day = DAY.matcher(typed);
    if (day.matches()) {
      return Optional.of(date(day.group(3), number(day.group(2)), day.group(1)));
    }
    Matcher named = NAMED_DAY.matcher(typed);
    return named.matches()
        ? TypedDay.named(Month.values(), named.group(2))
            .map(month -> date(named.group(3), month.getValue(), named.group(1)))
        : Optional.empty();
  }

  /** Without a year, the last one that has begun. */
  private LocalDate date(@Nullable String year, int month, String day) {
    if (year != null) {
      return LocalDate.of(number(year), month, number(day));
    }
    LocalDate date = LocalDate.of(now.getYear(), month, number(day));
    return date.isAfter(today()) ? date.minusYears(1) : date;
  }
}
