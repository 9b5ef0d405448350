package envwatch.simulator;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The parameters of a query string; names are matched ignoring case. */
final class Parameters {
  private final List<Parameter> all;

  private Parameters(List<Parameter> all) {
    this.all = List.copyOf(all);
  }

  /** One parameter, decoded. */
  public record Parameter(String name, String value) {}

  /**
   * @throws IllegalArgumentException if the percent-encoding is invalid
   */
  public static Parameters parse(String query) {
    List<Parameter> all = new ArrayList<>();
    for (String part : query.split("&")) {
      if (!part.isEmpty()) {
        int equals = part.indexOf('=');
        all.add(
            equals < 0
                ? new Parameter(decode(part), "")
                : new Parameter(
                    decode(part.substring(0, equals)), decode(part.substring(equals + 1))));
      }
    }
    return new Parameters(all);
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  public List<Parameter> all() {
    return all;
  }

  /** The first value with this name; an empty one counts as absent. */
  public Optional<String> find(String name) {
    return all.stream()
        .filter(parameter -> parameter.name().equalsIgnoreCase(name))
        .map(Parameter::value)
        .filter(value -> !value.isEmpty())
        .findFirst();
  }
}
