package envwatch.simulator.service.v3;

import envwatch.simulator.service.wire.LongIdCall;
import envwatch.simulator.world.request.EnvironmentEdit;
import envwatch.simulator.world.request.RefusedException;
import envwatch.simulator.world.request.RefusedException.Reason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** The changes in the body of a PATCH: an array of operations, paths and values. */
final class EnvironmentChanges {
  private Optional<String> name = Optional.empty();
  private Optional<String> description = Optional.empty();
  private Optional<String> pageImage = Optional.empty();
  private Optional<List<String>> labels = Optional.empty();
  private Optional<Boolean> snapshotOnAutoDelete = Optional.empty();

  private EnvironmentChanges() {}

  static EnvironmentEdit read(LongIdCall call) throws RefusedException {
    JsonNode all =
        call.field("changes")
            .filter(JsonNode::isArray)
            .orElseThrow(() -> LongIdCall.missing("changes"));
    EnvironmentChanges changes = new EnvironmentChanges();
    for (JsonNode change : all) {
      changes.add(change);
    }
    return new EnvironmentEdit(
        changes.name,
        changes.description,
        changes.pageImage,
        changes.labels,
        changes.snapshotOnAutoDelete);
  }

  private void add(JsonNode change) throws RefusedException {
    if (!text(change, "op").equalsIgnoreCase("Replace")) {
      throw new RefusedException(Reason.BAD_PARAMETER, "op is not Replace");
    }
    JsonNode value = LongIdCall.field(change, "value").orElse(MissingNode.getInstance());
    switch (text(change, "path").toLowerCase(Locale.ROOT)) {
      case "/name" -> name = Optional.of(text(value, "Name", false));
      case "/description" -> description = Optional.of(text(value, "Description", true));
      case "/vmpageimagepath" -> pageImage = Optional.of(text(value, "VmPageImagePath", true));
      case "/labels" -> labels = Optional.of(texts(value));
      case "/snapshotonautodelete" -> snapshotOnAutoDelete = Optional.of(flag(value));
      default -> throw new RefusedException(Reason.BAD_PARAMETER, "The property cannot be edited");
    }
  }

  private static String text(JsonNode change, String field) {
    return LongIdCall.field(change, field).map(node -> node.asString("")).orElse("");
  }

  private static String text(JsonNode value, String property, boolean nullable)
      throws RefusedException {
    if (nullable && value.isNull()) {
      return "";
    }
    require(value.isString(), property + " is not a text");
    return value.asString();
  }

  private static List<String> texts(JsonNode value) throws RefusedException {
    require(
        value.isArray() && value.valueStream().allMatch(JsonNode::isString),
        "Labels is not an array of texts");
    return value.valueStream().map(JsonNode::asString).toList();
  }

  private static boolean flag(JsonNode value) throws RefusedException {
    require(value.isBoolean(), "SnapshotOnAutoDelete is neither true nor false");
    return value.asBoolean();
  }

  private static void require(boolean met, String otherwise) throws RefusedException {
    if (!met) {
      throw new RefusedException(Reason.BAD_PARAMETER, otherwise);
    }
  }
}
