package envwatch.ui.actions;

import envwatch.model.TypedDay;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A moment to come as people type it, with the days of the filter: {@code mon}, {@code mon 9:00},
 * {@code tomorrow 18}, {@code 2026-12-24 9:00}, {@code 18:00}. A day without a time is its
 * beginning, a weekday the next such day after today.
 */
final class FutureMoment {
  private static final Pattern FORM =
      Pattern.compile("(today|tomorrow|[a-z]{3,9}|\\d{4}-\\d\\d?-\\d\\d?)?(?:(?:^|[ t,]+)(.+))?");
  private static final Pattern TIME = Pattern.compile("(\\d{1,2})(?:[:.](\\d{2}))?");

  private FutureMoment() {}

  /** Empty if it cannot be understood, or has passed. */
  static Optional<Instant> parse(String typed, ZonedDateTime now) {
    Matcher form = FORM.matcher(typed.strip().toLowerCase(Locale.ROOT));
    if (!form.matches()) {
      return Optional.empty();
    }
    try {
      return moment(form.group(1), form.group(2), now)
          .map(ZonedDateTime::toInstant)
          .filter(moment -> moment.isAfter(now.toInstant()));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<ZonedDateTime> moment(
      @Nullable String day, @Nullable String time, ZonedDateTime now) {
    if (day == null && time == null) {
      return Optional.empty();
    }
    LocalDate today = now.toLocalDate();
    Optional<LocalDate> date =
        day == null ? Optional.of(today) : TypedDay.parse(day).map(typed -> typed.apply(today));
    Optional<LocalTime> at = time == null ? Optional.of(LocalTime.MIDNIGHT) : time(time);
    return date.flatMap(on -> at.map(clock -> on.atTime(clock).atZone(now.getZone())));
  }

  private static Optional<LocalTime> time(String typed) {
    Matcher time = TIME.matcher(typed);
    if (!time.matches()) {
      return Optional.empty();
    }
    String minutes = time.group(2);
    return Optional.of(
        LocalTime.of(
            Integer.parseInt(time.group(1)), minutes == null ? 0 : Integer.parseInt(minutes)));
  }
}
