package envwatch.simulator.service.wire;

import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes and reads the service's JSON. */
public final class Json {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  public static ArrayNode array(Stream<? extends JsonNode> elements) {
    ArrayNode array = MAPPER.createArrayNode();
    elements.forEach(array::add);
    return array;
  }

  public static ArrayNode texts(Stream<String> texts) {
    ArrayNode array = MAPPER.createArrayNode();
    texts.forEach(array::add);
    return array;
  }

  /** Reads JSON; returns a missing node if there is nothing to read. */
  public static JsonNode read(byte[] text) {
    return MAPPER.readTree(text);
  }

  public static byte[] bytes(Object node) {
    return MAPPER.writeValueAsBytes(node);
  }
}
