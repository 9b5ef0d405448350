package envwatch.simulator;

import tools.jackson.core.JsonGenerator;

/** Null, which is a value: a field that is null is there. */
enum JsonNull implements JsonValue {
  NULL;

  @Override
  public void write(JsonGenerator out) {
    out.writeNull();
  }
}
