package envwatch.simulator.service;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes and reads the service's JSON. */
final class Json {
  private final JsonMapper mapper = JsonMapper.builder().build();

  ObjectNode object() {
    return mapper.createObjectNode();
  }

  ArrayNode array() {
    return mapper.createArrayNode();
  }

  /** A missing node when there is nothing to read. */
  JsonNode read(byte[] text) {
    return mapper.readTree(text);
  }

  byte[] bytes(Object node) {
    return mapper.writeValueAsBytes(node);
  }
}
