package envwatch.api.v1;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.EnvironmentList;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;

/** Reads v1's answers: bare objects without an envelope. */
final class Answers {
  private Answers() {}

  static Environment environment(byte[] body, EnvironmentId asked) throws Unreadable {
    return Json.read(
        body,
        in -> {
          Environment environment = EnvironmentReader.complete(in, asked);
          if (environment == null) {
            throw otherShape();
          }
          return environment;
        });
  }

  static Entries<Environment> environments(byte[] body) throws Unreadable {
    return Json.read(body, Answers::environments);
  }

  private static Entries<Environment> environments(JsonCursor in) throws Unreadable {
    Entries<Environment> environments =
        in.onlyField(
            "envsList",
            each -> EnvironmentList.read(each, EnvironmentReader::listed, Environment::id));
    if (environments == null) {
      throw otherShape();
    }
    return environments;
  }

  /**
   * An action is accepted when the answer names what it acts on.
   *
   * @return always true
   */
  static boolean acceptance(byte[] body) throws Unreadable {
    return Json.read(
        body,
        in -> {
          boolean named = false;
          if (in.enterObject()) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
              named |= field.equalsIgnoreCase("apiId");
              in.skip();
            }
          }
          if (!named) {
            throw otherShape();
          }
          return true;
        });
  }

  private static Unreadable otherShape() {
    return new Unreadable(Unreadable.What.OTHER_SHAPE, null);
  }
}
