package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

/** When a class takes place, in the time of its zone, to the minute. */
public record Schedule(LocalDateTime start, LocalDateTime end, ClassZone zone) {
  /** The service's default length of a class. */
  static final Duration DEFAULT_LENGTH = Duration.ofHours(8);

  /** The schedule of a class that begins in the minute after this moment at the latest. */
  public static Schedule of(Instant start, Duration length, ClassZone zone) {
    Instant minute = start.plusSeconds(59).truncatedTo(ChronoUnit.MINUTES);
    return new Schedule(
        LocalDateTime.ofInstant(minute, zone.zone()),
        LocalDateTime.ofInstant(minute.plus(length), zone.zone()),
        zone);
  }

  public Instant startsAt() {
    return start.atZone(zone.zone()).toInstant();
  }

  public Instant endsAt() {
    return end.atZone(zone.zone()).toInstant();
  }
}
