package envwatch.api.v1;

import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v1 serves it (service/api-v1.md "Machine (v1)"). */
final class WireMachine {
  private WireMachine() {}

  /** Null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    String apiId = null;
    String name = null;
    String description = null;
    String address = null;
    Status status = Status.UNTOLD;
    Integer progress = null;
    String login = null;
    Secret password = null;
    String webAccess = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "apiId" -> apiId = in.line();
        case "name" -> name = in.line();
        case "description" -> description = in.lines();
        case "ip" -> address = in.line();
        case "status" -> status = in.status();
        case "progress" -> progress = in.integer();
        case "username" -> login = in.line();
        case "password" -> password = in.password();
        case "webAccessUrl" -> webAccess = in.line();
        default -> in.skip();
      }
    }
    MachineId id = ids.next(apiId);
    return new Machine(
        id,
        name == null ? id.value() : name,
        description,
        status,
        progress == null ? Progress.NONE : new Progress(progress),
        address,
        null,
        List.of(),
        null,
        null,
        null,
        login,
        password,
        webAccess,
        null);
  }
}
