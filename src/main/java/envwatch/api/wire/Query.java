package envwatch.api.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The parameters of a request in the order in which they are sent. */
public record Query(List<Parameter> parameters) {
  public Query {
    parameters = List.copyOf(parameters);
  }

  /** Creates a query from alternating names and values. */
  public static Query of(String... namesAndValues) {
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      parameters.add(new Parameter(namesAndValues[i], namesAndValues[i + 1]));
    }
    return new Query(parameters);
  }

  /** The same query with one more parameter at the end. */
  public Query and(String name, String value) {
    List<Parameter> more = new ArrayList<>(parameters);
    more.add(new Parameter(name, value));
    return new Query(more);
  }

  /**
   * The text that v1 and v2 sign: parameters sorted by name, ignoring case, each name in lower case
   * and directly followed by its unchanged value (service/authentication.md).
   */
  public String signable() {
    return parameters.stream()
        .sorted(Comparator.comparing(Parameter::name, String.CASE_INSENSITIVE_ORDER))
        .map(parameter -> parameter.name().toLowerCase(Locale.ROOT) + parameter.value())
        .collect(Collectors.joining());
  }

  /** {@code name=value&name=value}, percent-encoded. */
  public String encoded() {
    return parameters.stream()
        .map(parameter -> encode(parameter.name()) + "=" + encode(parameter.value()))
        .collect(Collectors.joining("&"));
  }

  /** Percent-encodes the UTF-8 of a text; a blank becomes {@code %20}. */
  public static String encode(String text) {
    var encoded = new StringBuilder(text.length());
    for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
      if (isUnreserved(each)) {
        encoded.append((char) each);
      } else {
        encoded.append('%').append(HexFormat.of().withUpperCase().toHexDigits(each));
      }
    }
    return encoded.toString();
  }

  /** ASCII letters, digits and {@code -._~}. */
  private static boolean isUnreserved(byte each) {
    return each >= 'a' && each <= 'z'
        || each >= 'A' && each <= 'Z'
        || each >= '0' && each <= '9'
        || each == '-'
        || each == '.'
        || each == '_'
        || each == '~';
  }

  /** Values may be secret. */
  @Override
  public String toString() {
    return "Query" + parameters.stream().map(Parameter::name).toList();
  }
}
