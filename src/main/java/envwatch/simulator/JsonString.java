package envwatch.simulator;

import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A text. */
record JsonString(String value) implements JsonValue {
  @Override
  public void write(JsonGenerator out) {
    out.writeString(value);
  }

  @Override
  public Optional<String> text() {
    return Optional.of(value);
  }

  @Override
  public String asText() {
    return value;
  }
}
