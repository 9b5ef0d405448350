package envwatch.model.training;

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

  /** The ids of the IANA database. Their rules are read when a class needs them. */
  private static final Map<String, String> IDS = mapping();

  private WindowsZones() {}

  private static Map<String, String> mapping() {
    var served = new Properties();
    try (InputStream in = Objects.requireNonNull(WindowsZones.class.getResourceAsStream(MAPPING))) {
      served.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> ids = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    served.stringPropertyNames().forEach(name -> ids.put(name, served.getProperty(name)));
    return ids;
  }

  /**
   * The zone of a name, ignoring case. A name of the IANA database, such as {@code Europe/Berlin},
   * is its own. Null for any other name: never guessed.
   */
  public static @Nullable ZoneId zone(@Nullable String name) {
    if (name == null) {
      return null;
    }
    String id = IDS.get(name.strip());
    if (id != null) {
      return ZoneId.of(id);
    }
    boolean region = name.indexOf('/') > 0 && ZoneId.getAvailableZoneIds().contains(name.strip());
    return region ? ZoneId.of(name.strip()) : null;
  }
}
