package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentEdit;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The changes in the body of a PATCH: an array of operations, paths and values. */
final class EnvironmentChanges {
  private Optional<String> name = Optional.empty();
  private Optional<String> description = Optional.empty();
  private Optional<String> pageImage = Optional.empty();
  private Optional<List<String>> labels = Optional.empty();
  private Optional<Boolean> snapshotOnAutoDelete = Optional.empty();

  private EnvironmentChanges() {}

  static EnvironmentEdit read(LongIdCall call) throws RefusedException {
    JsonValue all =
        call.field("changes")
            .filter(JsonArray.class::isInstance)
            .orElseThrow(() -> LongIdCall.missing("changes"));
    EnvironmentChanges changes = new EnvironmentChanges();
    for (JsonValue change : all.elements()) {
      changes.add(change);
    }
    return new EnvironmentEdit(
        changes.name,
        changes.description,
        changes.pageImage,
        changes.labels,
        changes.snapshotOnAutoDelete);
  }

  private void add(JsonValue change) throws RefusedException {
    if (!LongIdCall.textOf(change, "op").equalsIgnoreCase("Replace")) {
      throw bad("op is not Replace");
    }
    Optional<JsonValue> value = LongIdCall.field(change, "value");
    switch (LongIdCall.textOf(change, "path").toLowerCase(Locale.ROOT)) {
      case "/name" -> name = Optional.of(text(value, "Name"));
      case "/description" -> description = Optional.of(textOrNull(value, "Description"));
      case "/vmpageimagepath" -> pageImage = Optional.of(textOrNull(value, "VmPageImagePath"));
      case "/labels" -> labels = Optional.of(texts(value));
      case "/snapshotonautodelete" -> snapshotOnAutoDelete = Optional.of(flag(value));
      default -> throw bad("The property cannot be edited");
    }
  }

  private static String textOrNull(Optional<JsonValue> value, String property)
      throws RefusedException {
    return value.filter(found -> found == JsonNull.NULL).isPresent() ? "" : text(value, property);
  }

  private static String text(Optional<JsonValue> value, String property) throws RefusedException {
    return value.flatMap(JsonValue::text).orElseThrow(() -> bad(property + " is not a text"));
  }

  private static List<String> texts(Optional<JsonValue> value) throws RefusedException {
    JsonValue array =
        value
            .filter(JsonArray.class::isInstance)
            .orElseThrow(() -> bad("Labels is not an array of texts"));
    List<String> texts = new ArrayList<>();
    for (JsonValue element : array.elements()) {
      texts.add(element.text().orElseThrow(() -> bad("Labels is not an array of texts")));
    }
    return texts;
  }

  private static boolean flag(Optional<JsonValue> value) throws RefusedException {
    return value
        .flatMap(JsonValue::truth)
        .orElseThrow(() -> bad("SnapshotOnAutoDelete is neither true nor false"));
  }

  private static RefusedException bad(String message) {
    return new RefusedException(Reason.BAD_PARAMETER, message);
  }
}
