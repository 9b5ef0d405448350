package envwatch.simulator.service.wire;

import java.io.ByteArrayOutputStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes and reads the service's JSON. The nodes are written with only Jackson's generator, because
 * the first answer of the demo waits for it, and the nodes are few classes beside the hundreds of
 * Jackson's data binding.
 */
public final class Json {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  public static ObjectNode object() {
    return NODES.objectNode();
  }

  public static ArrayNode array(Stream<? extends JsonNode> elements) {
    ArrayNode array = NODES.arrayNode();
    elements.forEach(array::add);
    return array;
  }

  public static ArrayNode texts(Stream<String> texts) {
    ArrayNode array = NODES.arrayNode();
    texts.forEach(array::add);
    return array;
  }

  /**
   * Reads JSON; returns a missing node if there is nothing to read.
   *
   * @throws JacksonException when the bytes are not JSON
   */
  public static JsonNode read(byte[] text) {
    return text.length == 0 ? NODES.missingNode() : Reading.MAPPER.readTree(text);
  }

  /** Made only for a request with a body: the demo is watched for hours without one. */
  private static final class Reading {
    static final JsonMapper MAPPER = JsonMapper.builder().build();
  }

  public static byte[] bytes(JsonNode node) {
    var body = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), body)) {
      write(out, node);
    }
    return body.toByteArray();
  }

  private static void write(JsonGenerator out, JsonNode node) {
    switch (node.getNodeType()) {
      case OBJECT -> {
        out.writeStartObject();
        node.forEachEntry((name, value) -> {
          out.writeName(name);
          write(out, value);
        });
        out.writeEndObject();
      }
      case ARRAY -> {
        out.writeStartArray();
        node.forEach(element -> write(out, element));
        out.writeEndArray();
      }
      case STRING -> out.writeString(node.stringValue());
      case NUMBER -> out.writeNumber(node.asString());
      case BOOLEAN -> out.writeBoolean(node.booleanValue());
      case NULL -> out.writeNull();
      case BINARY, MISSING, POJO ->
          throw new IllegalArgumentException("no JSON for " + node.getNodeType());
    }
  }
}
