package envwatch.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A resource of v3 with a method and its operation.
 *
 * @param path its segments are compared ignoring case; {@code *} stands for an id
 * @param detailed whether its refusals name the type of the exception
 */
record V3Route(String method, String path, Operation<LongIdCall> operation, boolean detailed) {
  private static final String ID = "*";

  /**
   * Creates a route.
   *
   * @param resource method and path
   */
  static V3Route withBody(String resource, Operation<LongIdCall> operation) {
    int space = resource.indexOf(' ');
    return new V3Route(
        resource.substring(0, space), resource.substring(space + 1), operation, false);
  }

  /** Does what a call asks for. */
  interface Deed {
    void run(LongIdCall call) throws RefusedException;
  }

  /** A resource whose answers have no body. */
  static V3Route withoutBody(String resource, Deed deed) {
    return withBody(
        resource,
        call -> {
          deed.run(call);
          return null;
        });
  }

  V3Route withDetails() {
    return new V3Route(method, path, operation, true);
  }

  /** The ids in the path; empty if the path does not match. */
  Optional<List<String>> match(String actual) {
    String[] wanted = path.split("/");
    String[] given = actual.split("/");
    if (wanted.length != given.length) {
      return Optional.empty();
    }
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < wanted.length; i++) {
      if (wanted[i].equals(ID)) {
        ids.add(given[i]);
      } else if (!wanted[i].equalsIgnoreCase(given[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(ids);
  }
}
