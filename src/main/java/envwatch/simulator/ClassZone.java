package envwatch.simulator;

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
          standard("Hawaiian", "-10:00", "Hawaii", "Pacific/Honolulu"),
          standard("Pacific", "-08:00", "Pacific Time (US & Canada)", "America/Los_Angeles"),
          standard("Mountain", "-07:00", "Mountain Time (US & Canada)", "America/Denver"),
          standard("Central", "-06:00", "Central Time (US & Canada)", "America/Chicago"),
          standard("Eastern", "-05:00", "Eastern Time (US & Canada)", "America/New_York"),
          standard("E. South America", "-03:00", "Brasilia", "America/Sao_Paulo"),
          new ClassZone("UTC", "(UTC) Coordinated Universal Time", "Etc/UTC"),
          standard("GMT", "+00:00", "Dublin, Edinburgh, Lisbon, London", "Europe/London"),
          standard(
              "W. Europe",
              "+01:00",
              "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
              "Europe/Berlin"),
          standard("Romance", "+01:00", "Brussels, Copenhagen, Madrid, Paris", "Europe/Paris"),
          standard("Israel", "+02:00", "Jerusalem", "Asia/Jerusalem"),
          standard("Arabian", "+04:00", "Abu Dhabi, Muscat", "Asia/Dubai"),
          standard("India", "+05:30", "Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"),
          standard("Singapore", "+08:00", "Kuala Lumpur, Singapore", "Asia/Singapore"),
          standard("Tokyo", "+09:00", "Osaka, Sapporo, Tokyo", "Asia/Tokyo"),
          standard("AUS Eastern", "+10:00", "Canberra, Melbourne, Sydney", "Australia/Sydney"));

  private static ClassZone standard(String name, String offset, String places, String region) {
    return new ClassZone(name + " Standard Time", "(UTC" + offset + ") " + places, region);
  }

  public static Optional<ClassZone> find(String id) {
    return ALL.stream().filter(one -> one.id().equalsIgnoreCase(id)).findFirst();
  }

  /** The rules of the zone, which are read when they are needed. */
  public ZoneId zone() {
    return ZoneId.of(region);
  }
}
