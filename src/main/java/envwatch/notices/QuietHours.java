package envwatch.notices;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.Set;

/**
 * Hours of the week in which nothing is shown outside of the window.
 *
 * @param days the days on which they begin
 * @param until on the next day unless it is after {@code from}
 */
public record QuietHours(Set<DayOfWeek> days, LocalTime from, LocalTime until) {
  public QuietHours {
    days = Set.copyOf(days);
  }

  /** When they end; the moment itself if it is not in them. */
  public ZonedDateTime endAfter(ZonedDateTime now) {
    for (LocalDate day : Set.of(now.toLocalDate(), now.toLocalDate().minusDays(1))) {
      ZonedDateTime begin = day.atTime(from).atZone(now.getZone());
      LocalDate last = until.isAfter(from) ? day : day.plusDays(1);
      ZonedDateTime end = last.atTime(until).atZone(now.getZone());
      if (days.contains(day.getDayOfWeek()) && !now.isBefore(begin) && now.isBefore(end)) {
        return end;
      }
    }
    return now;
  }
}
