package envwatch.simulator;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * When an environment is used: for classes from the morning to the evening of its region, and
 * personal ones in the afternoon, for as long as their owner likes. Some are left running over
 * night; fewer are used at weekends.
 */
record Timetable(LabEnvironment environment, Random random) {
  private static final Map<String, ZoneId> ZONES =
      Map.of(
          "Miami", ZoneId.of("America/New_York"),
          "Amsterdam", ZoneId.of("Europe/Amsterdam"),
          "Singapore", ZoneId.of("Asia/Singapore"));
  private static final LocalTime CLASSES = LocalTime.of(8, 0);
  private static final LocalTime AFTERNOON = LocalTime.of(13, 0);
  private static final Duration OVER_NIGHT = Duration.ofHours(20);

  /** The uses that begin within the time, in order; they may overlap. */
  List<Span> uses(Span time) {
    ZoneId zone = ZONES.getOrDefault(environment.origin().region().cloudName(), ZoneOffset.UTC);
    List<Span> uses = new ArrayList<>();
    LocalDate last = LocalDate.ofInstant(time.end(), zone);
    for (LocalDate day = LocalDate.ofInstant(time.start(), zone);
        !day.isAfter(last);
        day = day.plusDays(1)) {
      Span use = environment.personal() ? own(day, zone) : lesson(day, zone);
      if (used(day) && !use.start().isBefore(time.start()) && use.start().isBefore(time.end())) {
        uses.add(use);
      }
    }
    return uses;
  }

  private boolean used(LocalDate day) {
    boolean weekend = day.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) >= 0;
    return random.nextInt(100) < (weekend ? 45 : environment.personal() ? 60 : 88);
  }

  private Span lesson(LocalDate day, ZoneId zone) {
    Instant begin = day.atTime(CLASSES).atZone(zone).toInstant().plus(minutes(0, 75));
    boolean forgotten = random.nextInt(100) < 8;
    return new Span(begin, begin.plus(forgotten ? OVER_NIGHT : minutes(450, 150)));
  }

  private Span own(LocalDate day, ZoneId zone) {
    Instant begin = day.atTime(AFTERNOON).atZone(zone).toInstant().plus(minutes(0, 360));
    return new Span(begin, begin.plus(minutes(60, 240)));
  }

  private Duration minutes(int least, int more) {
    return Duration.ofSeconds(least * 60L + random.nextInt(more * 60));
  }
}
