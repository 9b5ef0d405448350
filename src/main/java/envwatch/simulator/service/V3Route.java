package envwatch.simulator.service;

import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A resource of v3 with a method and its command.
 *
 * @param path its segments are compared ignoring case; {@code *} stands for an id
 */
record V3Route(String method, String path, Command command) {
  private static final String ID = "*";

  /** Answers a call. */
  public interface Command {
    /** The body of the answer; null for none. */
    @Nullable JsonValue run(LongIdCall call) throws RefusedException, HardwareRefusedException;
  }

  /** Does what a call asks for. */
  public interface Deed {
    void run(LongIdCall call) throws RefusedException, HardwareRefusedException;
  }

  /** A resource whose answers have no body. */
  public static V3Route withoutBody(String method, String path, Deed deed) {
    return new V3Route(
        method,
        path,
        call -> {
          deed.run(call);
          return null;
        });
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
