package envwatch.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The body of PATCH envs: the properties of an environment that change. */
final class EnvironmentChanges {
  private Optional<String> name = Optional.empty();
  private Optional<String> description = Optional.empty();
  private Optional<String> pageImage = Optional.empty();
  private Optional<List<String>> labels = Optional.empty();
  private Optional<Boolean> snapshotOnAutoDelete = Optional.empty();

  private EnvironmentChanges() {}

  /** How the request identifies its environment is not documented; here, by a query parameter. */
  static JsonValue edit(LongIdCall call) throws RefusedException {
    String id = call.environment().id();
    LabEnvironment changed = call.world().operations().edit(id, read(call.body()));
    return Json.object()
        .put("id", V3Environments.id(changed))
        .put("name", changed.name())
        .put("description", changed.description())
        .set("labels", Json.texts(call.world().operations().details(changed).labels().stream()))
        .put("status", V3Environments.status(call.backend(), changed))
        .put("startTime", changed.created().toString());
  }

  private static EnvironmentEdit read(Form body) throws RefusedException {
    if (body.field("changes").filter(JsonArray.class::isInstance).isEmpty()) {
      throw Form.missing("changes");
    }
    EnvironmentChanges changes = new EnvironmentChanges();
    for (Form change : body.elements("changes")) {
      changes.add(change);
    }
    return new EnvironmentEdit(
        changes.name,
        changes.description,
        changes.pageImage,
        changes.labels,
        changes.snapshotOnAutoDelete);
  }

  private void add(Form change) throws RefusedException {
    if (!change.asText("op").equalsIgnoreCase("Replace")) {
      throw RefusedException.bad("op is not Replace");
    }
    Optional<JsonValue> value = change.field("value");
    switch (change.asText("path").toLowerCase(Locale.ROOT)) {
      case "/name" -> name = Optional.of(text(value, "Name"));
      case "/description" -> description = Optional.of(textOrNull(value, "Description"));
      case "/vmpageimagepath" -> pageImage = Optional.of(textOrNull(value, "VmPageImagePath"));
      case "/labels" -> labels = Optional.of(texts(value));
      case "/snapshotonautodelete" ->
          snapshotOnAutoDelete =
              Optional.of(
                  value
                      .flatMap(JsonValue::truth)
                      .orElseThrow(() ->
                          RefusedException.bad("SnapshotOnAutoDelete is neither true nor false")));
      default -> throw RefusedException.bad("The property cannot be edited");
    }
  }

  private static String textOrNull(Optional<JsonValue> value, String property)
      throws RefusedException {
    return value.filter(found -> found == JsonNull.NULL).isPresent() ? "" : text(value, property);
  }

  private static String text(Optional<JsonValue> value, String property) throws RefusedException {
    return value
        .flatMap(JsonValue::text)
        .orElseThrow(() -> RefusedException.bad(property + " is not a text"));
  }

  private static List<String> texts(Optional<JsonValue> value) throws RefusedException {
    List<String> texts = new ArrayList<>();
    if (value.filter(JsonArray.class::isInstance).isEmpty()) {
      throw RefusedException.bad("Labels is not an array of texts");
    }
    for (JsonValue element : value.orElseThrow().elements()) {
      texts.add(
          element
              .text()
              .orElseThrow(() -> RefusedException.bad("Labels is not an array of texts")));
    }
    return texts;
  }
}
