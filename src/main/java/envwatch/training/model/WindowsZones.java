package envwatch.training.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The zones that the service names as Windows does, such as {@code Eastern Standard Time}. The
 * mapping is that of the Unicode Common Locale Data Repository.
 */
public final class WindowsZones {
  private static final String MAPPING = "/time-zones/windows-zones.properties";
  private static final Map<String, ZoneId> BY_NAME = mapping();

  private WindowsZones() {}

  private static Map<String, ZoneId> mapping() {
    var served = new Properties();
    try (InputStream in = Objects.requireNonNull(WindowsZones.class.getResourceAsStream(MAPPING))) {
      served.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, ZoneId> zones = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    served.forEach((name, zone) -> zones.put((String) name, ZoneId.of((String) zone)));
    return zones;
  }

  /**
   * The zone of a name, ignoring case. A name of the IANA database, such as {@code Europe/Berlin},
   * is its own. Null for any other name: never guessed.
   */
  public static @Nullable ZoneId zone(@Nullable String name) {
    if (name == null) {
      return null;
    }
    ZoneId zone = BY_NAME.get(name.strip());
    return zone == null && ZoneId.getAvailableZoneIds().contains(name.strip())
        ? ZoneId.of(name.strip())
        : zone;
  }
}
