package envwatch.simulator;

import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A number, written as it writes itself. */
record JsonNumber(Number value) implements JsonValue {
  @Override
  public void write(JsonGenerator out) {
    out.writeNumber(asText());
  }

  @Override
  public String asText() {
    return value.toString();
  }

  @Override
  public Optional<Integer> whole() {
    int whole = value.intValue();
    return whole == value.doubleValue() ? Optional.of(whole) : Optional.empty();
  }
}
