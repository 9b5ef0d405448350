package envwatch.api.wire;

import envwatch.catalogue.ParameterLocation;
import envwatch.catalogue.RawCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Where a raw call is sent. */
public final class CallAddress {
  private CallAddress() {}

  /** The path with its values, percent-encoded, without a slash at its beginning. */
  public static String path(RawCall call) {
    String path = call.operation().requestPath();
    for (var parameter : call.operation().parameters(ParameterLocation.PATH)) {
      String value = call.values().getOrDefault(parameter.name(), "");
      path = path.replace("{" + parameter.name() + "}", Query.encode(value));
    }
    return path;
  }

  /** The parameters that are not part of the path. */
  public static Query query(RawCall call) {
    List<Parameter> parameters = new ArrayList<>();
    for (Map.Entry<String, String> each : call.values().entrySet()) {
      boolean inPath =
          call.operation()
              .parameter(each.getKey())
              .filter(parameter -> parameter.place() == ParameterLocation.PATH)
              .isPresent();
      if (!inPath) {
        parameters.add(new Parameter(each.getKey(), each.getValue()));
      }
    }
    return new Query(parameters);
  }
}
