package envwatch.notices;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class QuietHoursTest {
  private static final ZoneId ZONE = ZoneId.of("Europe/Berlin");

  /** 2026-11-23 is a Monday. */
  private static ZonedDateTime monday(int hour, int minute) {
    return ZonedDateTime.of(2026, 11, 23, hour, minute, 0, 0, ZONE);
  }

  @Test
  void aNightLastsUntilTheNextMorning() {
    QuietHours nights = new QuietHours(Set.of(DayOfWeek.MONDAY), at(18), at(8));
    assertThat(nights.endAfter(monday(17, 59))).isEqualTo(monday(17, 59));
    assertThat(nights.endAfter(monday(18, 0))).isEqualTo(monday(8, 0).plusDays(1));
    assertThat(nights.endAfter(monday(7, 0).plusDays(1))).isEqualTo(monday(8, 0).plusDays(1));
    assertThat(nights.endAfter(monday(7, 0))).isEqualTo(monday(7, 0));
  }

  @Test
  void hoursOfOneDayEndOnThatDay() {
    QuietHours lesson = new QuietHours(Set.of(DayOfWeek.MONDAY), at(9), at(12));
    assertThat(lesson.endAfter(monday(9, 0))).isEqualTo(monday(12, 0));
    assertThat(lesson.endAfter(monday(12, 0))).isEqualTo(monday(12, 0));
  }

  @Test
  void nightsAndAWeekendAreOneQuietTime() {
    NoticeRules rules =
        rules(
            new QuietHours(EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY), at(18), at(8)),
            new QuietHours(
                EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY), at(0), LocalTime.MIDNIGHT));
    assertThat(rules.quietUntil(monday(20, 0).plusDays(4).toInstant(), ZONE))
        .isEqualTo(monday(0, 0).plusDays(7).toInstant());
  }

  @Test
  void whatIsAlwaysQuietEndsSomeDay() {
    NoticeRules rules =
        rules(new QuietHours(EnumSet.allOf(DayOfWeek.class), at(0), LocalTime.MIDNIGHT));
    assertThat(rules.quietUntil(monday(9, 0).toInstant(), ZONE))
        .isAfter(monday(9, 0).plusDays(7).toInstant());
  }

  private static LocalTime at(int hour) {
    return LocalTime.of(hour, 0);
  }

  private static NoticeRules rules(QuietHours... quiet) {
    return new NoticeRules(Set.of(), Duration.ofHours(2), List.of(quiet), true, false, List.of());
  }
}
