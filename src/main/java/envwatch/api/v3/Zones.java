package envwatch.api.v3;

import envwatch.model.training.WindowsZones;
import java.time.ZoneId;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The zones of classes. The list of classes contains only display names, such as {@code (UTC-05:00)
 * Eastern Time (US & Canada)}, which the service's list of time zones explains.
 */
final class Zones {
  /** Of the service's list. */
  static final String PATH = "timezones";

  private final ListCache lists;
  private final Map<String, String> idsByDisplayName = new ConcurrentHashMap<>();

  Zones(V3Http exchange) {
    this.lists = new ListCache(exchange);
  }

  /**
   * The zone of a class; null when neither name is known. Makes a request if that may help.
   *
   * @param id the service's name, such as {@code Eastern Standard Time}; null when none was served
   * @param displayName null when none was served
   */
  @Nullable ZoneId zone(@Nullable String id, @Nullable String displayName) {
    ZoneId zone = WindowsZones.zone(id);
    if (zone == null && id == null) {
      zone = WindowsZones.zone(displayName);
    }
    return zone == null && id == null && displayName != null
        ? WindowsZones.zone(idOf(displayName))
        : zone;
  }

  private @Nullable String idOf(String displayName) {
    if (!idsByDisplayName.containsKey(displayName)) {
      lists.ask(
          PATH,
          fields -> {
            String id = fields.id("id");
            String name = fields.line("displayName");
            if (id != null && name != null) {
              idsByDisplayName.put(name, id);
            }
          });
    }
    return idsByDisplayName.get(displayName);
  }
}
