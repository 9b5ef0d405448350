package envwatch.cli;

import java.util.Locale;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON as commands print it. Only ASCII is written, so that neither the terminal's encoding nor the
 * service's texts can corrupt it.
 */
final class PrintedJson {
  private static final JsonMapper LINE =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private PrintedJson() {}

  static ObjectNode object() {
    return LINE.createObjectNode();
  }

  static ArrayNode array() {
    return LINE.createArrayNode();
  }

  /** In one line. */
  static String line(JsonNode json) {
    return LINE.writeValueAsString(json);
  }

  /** With line breaks, for people. */
  static String indented(JsonNode json) {
    return LINE.writerWithDefaultPrettyPrinter().writeValueAsString(json);
  }

  /** {@code RESUME_ENVIRONMENT} is {@code resume-environment}. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
