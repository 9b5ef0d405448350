package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonObject;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassTime;
import envwatch.model.training.ClassValues;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.TrainingClass;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads classes, as listed and in detail (service/api-v3-training.md section 1).
 *
 * @param zones may make requests
 */
record ClassReader(Zones zones) {
  /** No zone is further from UTC than 18 hours. */
  private static final int MOST_MINUTES = 18 * 60;

  TrainingClass listed(ClassId id, JsonObject served) {
    String name = served.line("name");
    String zoneName = served.line("timeZoneName");
    ZoneId zone = zones.zone(served.line("timeZoneId"), zoneName);
    return new TrainingClass(
        id,
        name == null ? id.value() : name,
        served.line("shortId"),
        served.line("status"),
        time(served, "startDate", zone),
        time(served, "endDate", zone),
        zoneName,
        served.line("instructorEmail"),
        served.id("regionId"));
  }

  /** What is served as the offset goes before the name of the zone. */
  private static ClassTime time(JsonObject served, String name, @Nullable ZoneId named) {
    String text = served.line(name);
    ZoneId offset = offset(served.integer(name + "UtcOffsetMinutes"));
    return text == null
        ? ClassTime.NONE
        : new ClassTime(text, LocalTimes.read(text), offset == null ? named : offset);
  }

  private static @Nullable ZoneId offset(@Nullable Integer minutes) {
    return minutes == null || Math.abs(minutes) > MOST_MINUTES
        ? null
        : ZoneOffset.ofHoursMinutes(minutes / 60, minutes % 60);
  }

  /**
   * @throws Unreadable when the object has none of the fields of a class
   */
  ClassDetails details(ClassId id, JsonObject served) throws Unreadable {
    requireClass(served);
    return new ClassDetails(
        listed(id, served),
        ClassValues.of(field -> value(field, served)),
        customFields(served.objects(ClassField.CUSTOM_FIELDS.served())));
  }

  /**
   * @throws Unreadable when the object has none of the fields of a class
   */
  static void requireClass(JsonObject served) throws Unreadable {
    if (Stream.of("id", "name", "startDate").noneMatch(served::has)) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
  }

  private static @Nullable Object value(ClassField<?> field, JsonObject served) {
    String name = field.served();
    int dot = name.indexOf('.');
    if (dot >= 0) {
      JsonObject inner = served.object(name.substring(0, dot));
      return inner == null ? null : inner.line(name.substring(dot + 1));
    }
    return switch (field.form()) {
      case LINE -> served.line(name);
      case LINES -> served.lines(name);
      case ID -> served.id(name);
      case TRUTH -> served.truth(name);
      case NUMBER -> served.integer(name);
      case PASSWORD -> served.password(name);
      case EARLY_ACCESS -> earlyAccess(served.integer(name));
      case STEPS -> steps(served.objects(name));
      case ONLY_SENT -> null;
    };
  }

  private static @Nullable EarlyAccess earlyAccess(@Nullable Integer number) {
    return number == null || number < 0 || number >= EarlyAccess.values().length
        ? null
        : EarlyAccess.values()[number];
  }

  private static @Nullable List<ClassStep> steps(List<JsonObject> served) {
    List<ClassStep> steps = new ArrayList<>();
    for (JsonObject each : served) {
      String blueprint = each.id("blueprintId");
      if (blueprint != null) {
        steps.add(new ClassStep(blueprint, each.isTrue("isDefault")));
      }
    }
    return steps.isEmpty() ? null : List.copyOf(steps);
  }

  /** In their order, as far as it is served; those without an id cannot be given a value. */
  static List<CustomField> customFields(List<JsonObject> served) {
    return served.stream()
        .filter(each -> each.id("id") != null)
        .sorted(
            Comparator.comparing(
                each -> Objects.requireNonNullElse(each.integer("order"), Integer.MAX_VALUE)))
        .map(ClassReader::customField)
        .toList();
  }

  private static CustomField customField(JsonObject served) {
    String id = Objects.requireNonNull(served.id("id"), "id");
    return new CustomField(
        id,
        Objects.requireNonNullElse(served.line("name"), id),
        served.integer("type"),
        served.isTrue("isRequired"),
        served.line("regex"),
        served.line("defaultValue"),
        served.line("value"));
  }
}
