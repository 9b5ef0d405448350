package envwatch.ui.history;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A moment of the past as people type it: {@code 10:42}, {@code yesterday 10:42}, {@code 2026-11-21
 * 10:42}, {@code 21.11. 10:42}. A time without a day is the last one that has passed.
 */
final class PastMoment {
  private static final Pattern FORM =
      Pattern.compile("(?:(.+?)[\\st,]+)?(\\d{1,2})[:.](\\d{2})(?:[:.](\\d{2}))?");
  private static final Pattern ISO_DAY = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
  private static final Pattern DAY = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.?(\\d{4})?");

  private PastMoment() {}

  /** Empty if it cannot be understood, or has not passed yet. */
  static Optional<Instant> parse(String typed, Instant now, ZoneId zone) {
    Matcher form = FORM.matcher(typed.strip().toLowerCase(Locale.ROOT).replaceFirst("^at ", ""));
    if (!form.matches()) {
      return Optional.empty();
    }
    try {
      LocalTime time =
          LocalTime.of(number(form.group(2)), number(form.group(3)), number(form.group(4)));
      return moment(form.group(1), time, now.atZone(zone))
          .map(ZonedDateTime::toInstant)
          .filter(moment -> !moment.isAfter(now));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  private static Optional<ZonedDateTime> moment(
      @Nullable String day, LocalTime time, ZonedDateTime now) {
    if (day == null) {
      ZonedDateTime today = at(now.toLocalDate(), time, now);
      return Optional.of(
          today.isAfter(now) ? at(now.toLocalDate().minusDays(1), time, now) : today);
    }
    return day(day, now.toLocalDate()).map(date -> at(date, time, now));
  }

  private static ZonedDateTime at(LocalDate day, LocalTime time, ZonedDateTime now) {
    return day.atTime(time).atZone(now.getZone());
  }

  private static Optional<LocalDate> day(String typed, LocalDate today) {
    if (typed.equals("today")) {
      return Optional.of(today);
    }
    if (typed.equals("yesterday")) {
      return Optional.of(today.minusDays(1));
    }
    Matcher iso = ISO_DAY.matcher(typed);
    if (iso.matches()) {
      return Optional.of(
          LocalDate.of(number(iso.group(1)), number(iso.group(2)), number(iso.group(3))));
    }
    Matcher day = DAY.matcher(typed);
    if (!day.matches()) {
      return Optional.empty();
    }
    int year = day.group(3) == null ? today.getYear() : number(day.group(3));
    LocalDate date = LocalDate.of(year, number(day.group(2)), number(day.group(1)));
    return Optional.of(day.group(3) == null && date.isAfter(today) ? date.minusYears(1) : date);
  }
}
