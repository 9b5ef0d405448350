package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.model.Expiration;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/** Formats moments in local time, and how far away they are. */
public final class ExpirationWords {
  static final DateTimeFormatter TIME = MomentWords.format("HH:mm");
  private static final DateTimeFormatter THIS_YEAR = MomentWords.format("EEE d MMM, HH:mm");
  private static final DateTimeFormatter OTHER_YEAR = MomentWords.format("EEE d MMM uuuu, HH:mm");
  private static final DateTimeFormatter ZONE = MomentWords.format("z");
  private static final DateTimeFormatter SECONDS = MomentWords.format("HH:mm:ss");

  private ExpirationWords() {}

  /** {@code Tue 24 Nov, 18:00 CET}; with the year if it differs from that of {@code now}. */
  public static String moment(Instant moment, Instant now, ZoneId zone) {
    return here(moment, now, zone) + " " + ZONE.format(moment.atZone(zone));
  }

  /** {@code Tue 24 Nov, 18:00}: where everything is said in local time. */
  public static String here(Instant moment, Instant now, ZoneId zone) {
    ZonedDateTime local = moment.atZone(zone);
    return ofYear(local.getYear() == now.atZone(zone).getYear()).format(local);
  }

  /** A day with its time, and with the year if it is not this one. */
  static DateTimeFormatter ofYear(boolean thisYear) {
    return thisYear ? THIS_YEAR : OTHER_YEAR;
  }

  /** Whether both moments are of one day. */
  static boolean isToday(Instant moment, Instant now, ZoneId zone) {
    return moment.atZone(zone).toLocalDate().equals(now.atZone(zone).toLocalDate());
  }

  /** {@code 14:02}. */
  public static String time(Instant moment, ZoneId zone) {
    return TIME.format(moment.atZone(zone));
  }

  /** {@code 14:02:31} today, otherwise with the day. */
  public static String clock(Instant moment, Instant now, ZoneId zone) {
    return isToday(moment, now, zone)
        ? SECONDS.format(moment.atZone(zone))
        : moment(moment, now, zone);
  }

  /** How far away an expiration is: {@code 3 days}. */
  public static String left(Expiration expiration, Instant now) {
    return switch (expiration) {
      case Expiration.At(Instant moment) when moment.isBefore(now) -> text("environments.expired");
      case Expiration.At(Instant moment) ->
          DurationWords.leftInSteps(Duration.between(now, moment));
      case Expiration.AsServed(String served) -> served;
      case Expiration.None() -> text("absent");
    };
  }

  /** {@code in 3 days}, {@code 2 h ago} or {@code just now}. */
  public static String distance(Instant moment, Instant now) {
    Duration left = Duration.between(now, moment);
    return left.isNegative()
        ? DurationWords.ago(left.abs())
        : text("moment.in", DurationWords.leftInSteps(left));
  }

  /** When the distance to a moment, in two units, will be told in other words. */
  public static Instant nextChange(Instant moment, Instant now) {
    boolean far = Duration.between(now, moment).abs().toDays() > 0;
    return nextStep(moment, now, far ? Duration.ofHours(1) : Duration.ofMinutes(1));
  }

  /** The same of words in the steps of {@link #left} and {@link #distance}. */
  public static Instant nextChangeInSteps(Instant moment, Instant now) {
    Duration distance = Duration.between(now, moment).abs();
    return nextStep(moment, now, DurationWords.stepOfWhatIsLeft(distance));
  }

  private static Instant nextStep(Instant moment, Instant now, Duration usual) {
    Duration left = Duration.between(now, moment);
    Duration distance = left.abs();
    Duration step = distance.toMinutes() < 2 ? Duration.ofSeconds(10) : usual;
    long passed = distance.toMillis() % step.toMillis();
    return now.plusMillis(left.isNegative() ? step.toMillis() - passed : passed + 1);
  }
}
