package envwatch.api.v3;

import envwatch.api.wire.JsonObject;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A class that is sent back (service/api-v3-training.md, PUT /class): what is changed replaces what
 * was served, and everything else stays, including what is not known here.
 */
final class ClassBody {
  private ClassBody() {}

  /**
   * @param served the whole class
   */
  static JsonObject changed(JsonObject served, ClassValues changes) {
    JsonObject body = served;
    for (Map.Entry<String, @Nullable Object> change : changes.sent().entrySet()) {
      String name = change.getKey();
      body = body.with(name, merged(served, name, change.getValue()));
    }
    return body;
  }

  private static @Nullable Object merged(JsonObject served, String name, @Nullable Object change) {
    return switch (change) {
      case Secret secret -> secret.reveal();
      case Map<?, ?> fields -> with(served.object(name), fields);
      case List<?> fields when name.equals(ClassField.CUSTOM_FIELDS.served()) ->
          customFields(served.list(name), fields);
      case List<?> steps -> steps(served.objects(name), steps);
      case null, default -> change;
    };
  }

  private static JsonObject with(@Nullable JsonObject served, Map<?, ?> fields) {
    JsonObject changed = served == null ? JsonObject.of(Map.of()) : served;
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      changed = changed.with((String) field.getKey(), field.getValue());
    }
    return changed;
  }

  /** These steps and no others, with what was served of them. */
  private static List<JsonObject> steps(List<JsonObject> served, List<?> steps) {
    return steps.stream()
        .map(Map.class::cast)
        .map(step -> with(withId(served, "blueprintId", step.get("blueprintId")), step))
        .toList();
  }

  private static @Nullable JsonObject withId(
      List<JsonObject> served, String name, @Nullable Object id) {
    return served.stream()
        .filter(each -> Objects.equals(each.id(name), id))
        .findFirst()
        .orElse(null);
  }

  /** All that were served, with the changed values, and then those that had none. */
  private static List<@Nullable Object> customFields(@Nullable List<?> served, List<?> changes) {
    Map<String, Map<?, ?>> missing = new LinkedHashMap<>();
    for (Object each : changes) {
      Map<?, ?> change = (Map<?, ?>) each;
      missing.put((String) Objects.requireNonNull(change.get("id")), change);
    }
    List<@Nullable Object> fields = new ArrayList<>();
    for (Object each : served == null ? List.of() : served) {
      Map<?, ?> change = each instanceof JsonObject field ? missing.remove(field.id("id")) : null;
      fields.add(
          change != null && each instanceof JsonObject field
              ? field.with("value", change.get("value"))
              : each);
    }
    missing.values().forEach(change -> fields.add(with(null, change)));
    return fields;
  }
}
