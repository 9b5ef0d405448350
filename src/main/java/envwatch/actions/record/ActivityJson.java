package envwatch.actions.record;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Converts an activity to and from one line of JSON, as it is stored. Contains no secret. */
public final class ActivityJson {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private ActivityJson() {}

  public static String write(Activity activity) {
    ObjectNode line = JSON.createObjectNode();
    line.put("id", activity.id());
    line.put("at", activity.at().toString());
    line.put("account", activity.account());
    line.put("host", activity.host());
    RequestedJson.write(activity.requested(), line);
    if (activity.detail() != null) {
      line.put("detail", activity.detail());
    }
    line.set("outcome", OutcomeJson.write(activity.outcome(), JSON.createObjectNode()));
    if (activity.took() != null) {
      line.put("tookMillis", activity.took().toMillis());
    }
    return JSON.writeValueAsString(line);
  }

  /** Returns empty for a line that is not an activity. */
  public static Optional<Activity> read(String line) {
    try {
      return Optional.of(activity(JSON.readTree(line)));
    } catch (JacksonException | IllegalArgumentException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Activity activity(JsonNode line) {
    return new Activity(
        required(line, "id"),
        Instant.parse(required(line, "at")),
        required(line, "account"),
        required(line, "host"),
        RequestedJson.read(line),
        text(line, "detail"),
        OutcomeJson.read(line.path("outcome")),
        line.path("tookMillis").isIntegralNumber()
            ? Duration.ofMillis(line.path("tookMillis").asLong())
            : null);
  }

  static String required(JsonNode object, String name) {
    String text = text(object, name);
    if (text == null) {
      throw new IllegalArgumentException("no " + name);
    }
    return text;
  }

  static @Nullable String text(JsonNode object, String name) {
    JsonNode value = object.path(name);
    return value.isString() ? value.stringValue() : null;
  }
}
