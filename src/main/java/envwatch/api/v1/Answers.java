package envwatch.api.v1;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import org.jspecify.annotations.Nullable;

/** Reads v1's answers: bare objects without an envelope. */
final class Answers {
  private Answers() {}

  static Environment environment(byte[] body, EnvironmentId asked) throws Unreadable {
    return Json.read(body, in -> EnvironmentReader.complete(in, asked));
  }

  static Entries<Environment> environments(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in ->
            in.onlyField(
                "envsList", list -> list.distinct(EnvironmentReader::listed, Environment::id)));
  }

  /**
   * An action is accepted when the answer names its target.
   *
   * @return the name of the field that names the target
   */
  static String acceptance(byte[] body) throws Unreadable {
    return Json.read(body, Answers::namingField);
  }

  private static @Nullable String namingField(JsonCursor in) {
    String naming = null;
    if (in.enterObject()) {
      for (String field = in.nextField(); field != null; field = in.nextField()) {
        if (field.equalsIgnoreCase("apiId")) {
          naming = field;
        }
        in.skip();
      }
    }
    return naming;
  }
}
