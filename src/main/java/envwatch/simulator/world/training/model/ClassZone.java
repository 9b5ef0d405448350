package envwatch.simulator.world.training.model;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * A time zone as the service names it.
 *
 * @param id the name that Windows uses
 * @param display with the offset to UTC
 */
public record ClassZone(String id, String display, ZoneId zone) {
  /** By their offsets to UTC. */
  public static final List<ClassZone> ALL =
      List.of(
          zone("Hawaiian Standard Time", "(UTC-10:00) Hawaii", "Pacific/Honolulu"),
          zone(
              "Pacific Standard Time",
              "(UTC-08:00) Pacific Time (US & Canada)",
              "America/Los_Angeles"),
          zone(
              "Mountain Standard Time",
              "(UTC-07:00) Mountain Time (US & Canada)",
              "America/Denver"),
          zone(
              "Central Standard Time", "(UTC-06:00) Central Time (US & Canada)", "America/Chicago"),
          zone(
              "Eastern Standard Time",
              "(UTC-05:00) Eastern Time (US & Canada)",
              "America/New_York"),
          zone("E. South America Standard Time", "(UTC-03:00) Brasilia", "America/Sao_Paulo"),
          zone("UTC", "(UTC) Coordinated Universal Time", "Etc/UTC"),
          zone(
              "GMT Standard Time",
              "(UTC+00:00) Dublin, Edinburgh, Lisbon, London",
              "Europe/London"),
          zone(
              "W. Europe Standard Time",
              "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
              "Europe/Berlin"),
          zone(
              "Romance Standard Time",
              "(UTC+01:00) Brussels, Copenhagen, Madrid, Paris",
              "Europe/Paris"),
          zone("Israel Standard Time", "(UTC+02:00) Jerusalem", "Asia/Jerusalem"),
          zone("Arabian Standard Time", "(UTC+04:00) Abu Dhabi, Muscat", "Asia/Dubai"),
          zone(
              "India Standard Time",
              "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi",
              "Asia/Kolkata"),
          zone("Singapore Standard Time", "(UTC+08:00) Kuala Lumpur, Singapore", "Asia/Singapore"),
          zone("Tokyo Standard Time", "(UTC+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo"),
          zone(
              "AUS Eastern Standard Time",
              "(UTC+10:00) Canberra, Melbourne, Sydney",
              "Australia/Sydney"));

  private static ClassZone zone(String id, String display, String region) {
    return new ClassZone(id, display, ZoneId.of(region));
  }

  public static Optional<ClassZone> find(String id) {
    return ALL.stream().filter(one -> one.id().equalsIgnoreCase(id)).findFirst();
  }
}
