package envwatch.simulator;

import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Values in their order. */
record JsonArray(List<JsonValue> elements) implements JsonValue {
  public JsonArray {
    elements = List.copyOf(elements);
  }

  public boolean isEmpty() {
    return elements.isEmpty();
  }

  @Override
  public void write(JsonGenerator out) {
    out.writeStartArray();
    for (JsonValue element : elements) {
      element.write(out);
    }
    out.writeEndArray();
  }
}
