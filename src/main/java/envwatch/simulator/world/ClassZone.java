package envwatch.simulator.world;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * A time zone as the service names it.
 *
 * @param id the name that Windows uses
 * @param display with the offset to UTC
 * @param region the name that others use
 */
public record ClassZone(String id, String display, String region) {
  /** By their offsets to UTC. */
  public static final List<ClassZone> ALL =
      List.of(
          new ClassZone("Hawaiian Standard Time", "(UTC-10:00) Hawaii", "Pacific/Honolulu"),
          new ClassZone(
              "Pacific Standard Time",
              "(UTC-08:00) Pacific Time (US & Canada)",
              "America/Los_Angeles"),
          new ClassZone(
              "Mountain Standard Time",
              "(UTC-07:00) Mountain Time (US & Canada)",
              "America/Denver"),
          new ClassZone(
              "Central Standard Time", "(UTC-06:00) Central Time (US & Canada)", "America/Chicago"),
          new ClassZone(
              "Eastern Standard Time",
              "(UTC-05:00) Eastern Time (US & Canada)",
              "America/New_York"),
          new ClassZone(
              "E. South America Standard Time", "(UTC-03:00) Brasilia", "America/Sao_Paulo"),
          new ClassZone("UTC", "(UTC) Coordinated Universal Time", "Etc/UTC"),
          new ClassZone(
              "GMT Standard Time",
              "(UTC+00:00) Dublin, Edinburgh, Lisbon, London",
              "Europe/London"),
          new ClassZone(
              "W. Europe Standard Time",
              "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
              "Europe/Berlin"),
          new ClassZone(
              "Romance Standard Time",
              "(UTC+01:00) Brussels, Copenhagen, Madrid, Paris",
              "Europe/Paris"),
          new ClassZone("Israel Standard Time", "(UTC+02:00) Jerusalem", "Asia/Jerusalem"),
          new ClassZone("Arabian Standard Time", "(UTC+04:00) Abu Dhabi, Muscat", "Asia/Dubai"),
          new ClassZone(
              "India Standard Time",
              "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi",
              "Asia/Kolkata"),
          new ClassZone(
              "Singapore Standard Time", "(UTC+08:00) Kuala Lumpur, Singapore", "Asia/Singapore"),
          new ClassZone("Tokyo Standard Time", "(UTC+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo"),
          new ClassZone(
              "AUS Eastern Standard Time",
              "(UTC+10:00) Canberra, Melbourne, Sydney",
              "Australia/Sydney"));

  public static Optional<ClassZone> find(String id) {
    return ALL.stream().filter(one -> one.id().equalsIgnoreCase(id)).findFirst();
  }

  /** The rules of the zone, which are read when they are needed. */
  public ZoneId zone() {
    return ZoneId.of(region);
  }
}
