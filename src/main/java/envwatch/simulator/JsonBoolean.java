package envwatch.simulator;

import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** True or false. */
record JsonBoolean(boolean value) implements JsonValue {
  @Override
  public void write(JsonGenerator out) {
    out.writeBoolean(value);
  }

  @Override
  public String asText() {
    return Boolean.toString(value);
  }

  @Override
  public Optional<Boolean> truth() {
    return Optional.of(value);
  }
}
