package envwatch.settings;

import envwatch.settings.WindowSettings.Bounds;
import envwatch.settings.WindowSettings.ColumnSettings;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The form of the settings, and of the window's own file, on disk. What a newer version of Envwatch
 * wrote and this one does not know is carried over, so that going back a version loses nothing.
 */
final class SettingsWriter {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private SettingsWriter() {}

  /**
   * @param before what the file held when it was read; empty when it held nothing
   */
  static byte[] write(Settings settings, byte[] before) {
    return write(json(settings), before, Set.of("window"));
  }

  /** As for the settings. */
  static byte[] write(WindowSettings window, byte[] before) {
    return write(window(window), before, Set.of());
  }

  private static byte[] write(ObjectNode json, byte[] before, Set<String> moved) {
    JsonNode old = JSON.readTree(before);
    if (old instanceof ObjectNode object) {
      object.remove(moved);
    }
    carryOver(old, json);
    return JSON.writeValueAsBytes(json);
  }

  private static ObjectNode json(Settings settings) {
    ObjectNode json = NODES.objectNode();
    ArrayNode accounts = json.putArray("accounts");
    settings.accounts().forEach(account -> accounts.add(account(account)));
    json.put(
        "shownAccount", settings.shownAccount() == null ? null : settings.shownAccount().value());
    json.set("watching", watching(settings.watching()));
    json.set("security", security(settings.security()));
    json.set("appearance", appearance(settings.appearance()));
    json.set("network", network(settings.network()));
    ArrayNode views = json.putArray("savedViews");
    settings
        .savedViews()
        .forEach(view -> views.addObject().put("name", view.name()).put("filter", view.filter()));
    return json;
  }

  private static void carryOver(JsonNode before, ObjectNode after) {
    for (var field : before.properties()) {
      JsonNode known = after.get(field.getKey());
      if (known == null) {
        after.set(field.getKey(), field.getValue());
      } else if (known instanceof ObjectNode object) {
        carryOver(field.getValue(), object);
      } else if (known instanceof ArrayNode array) {
        carryOver(field.getValue(), array);
      }
    }
  }

  /** Elements are the same when their ids are. */
  private static void carryOver(JsonNode before, ArrayNode after) {
    for (JsonNode element : after) {
      for (JsonNode old : before) {
        if (element instanceof ObjectNode object
            && object.hasNonNull("id")
            && object.path("id").equals(old.path("id"))) {
          carryOver(old, object);
        }
      }
    }
  }

  private static ObjectNode account(AccountSettings account) {
    ObjectNode json =
        NODES
            .objectNode()
            .put("id", account.id().value())
            .put("name", account.name())
            .put("address", account.address().toString())
            .put("version", account.version() == null ? "automatic" : account.version().toString())
            .put("apiId", account.apiId())
            .put("rememberKey", account.rememberKey());
    ArrayNode environments = json.putArray("environments");
    account.environments().forEach(environments::add);
    return json;
  }

  private static ObjectNode watching(WatchSettings watching) {
    return NODES
        .objectNode()
        .put("changingSeconds", watching.changing().toSeconds())
        .put("selectedSeconds", watching.selected().toSeconds())
        .put("restingSeconds", watching.resting().toSeconds())
        .put("requestsInFlight", watching.requestsInFlight())
        .put("requestsPerSecond", watching.requestsPerSecond())
        .put("expiresSoonSeconds", watching.expiresSoon().toSeconds());
  }

  private static ObjectNode security(SecuritySettings security) {
    return NODES
        .objectNode()
        .put("revealSeconds", security.reveal().toSeconds())
        .put("clipboardSeconds", security.clipboard().toSeconds())
        .put("readOnly", security.readOnly())
        .put("redirectDrives", security.redirectDrives());
  }

  private static ObjectNode appearance(AppearanceSettings appearance) {
    return NODES
        .objectNode()
        .put("theme", Fields.word(appearance.theme()))
        .put("fontSize", appearance.fontSize());
  }

  private static ObjectNode network(NetworkSettings network) {
    return NODES
        .objectNode()
        .put("proxy", Fields.word(network.proxy()))
        .put("proxyHost", network.proxyHost())
        .put("proxyPort", network.proxyPort())
        .put("proxyUser", network.proxyUser())
        .put("authorityFile", network.authorityFile());
  }

  private static ObjectNode window(WindowSettings window) {
    ObjectNode json = NODES.objectNode();
    json.set("bounds", bounds(window.bounds()));
    json.put("maximized", window.maximized());
    json.put("divider", window.divider());
    json.set("environmentColumns", columns(window.environmentColumns()));
    json.set("machineColumns", columns(window.machineColumns()));
    return json;
  }

  private static JsonNode bounds(@Nullable Bounds bounds) {
    if (bounds == null) {
      return NODES.nullNode();
    }
    return NODES
        .objectNode()
        .put("x", bounds.x())
        .put("y", bounds.y())
        .put("width", bounds.width())
        .put("height", bounds.height());
  }

  private static ArrayNode columns(List<ColumnSettings> columns) {
    ArrayNode json = NODES.arrayNode();
    for (ColumnSettings column : columns) {
      json.addObject()
          .put("id", column.id())
          .put("width", column.width())
          .put("visible", column.visible())
          .put("sortRank", column.sortRank())
          .put("descending", column.descending());
    }
    return json;
  }
}
