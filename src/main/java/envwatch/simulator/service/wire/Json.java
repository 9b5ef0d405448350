package envwatch.simulator.service.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes and reads the service's JSON. */
public final class Json {
  private final JsonMapper mapper = JsonMapper.builder().build();

  public ObjectNode object() {
    return mapper.createObjectNode();
  }

  public ArrayNode array() {
    return mapper.createArrayNode();
  }

  /** A missing node when there is nothing to read. */
  public JsonNode read(byte[] text) {
    return mapper.readTree(text);
  }

  public byte[] bytes(Object node) {
    return mapper.writeValueAsBytes(node);
  }
}
