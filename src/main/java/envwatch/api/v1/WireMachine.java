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

/** A machine as v1 serves it (service/api-v1.md "Machine (v1)"), filled field by field. */
final class WireMachine {
  private @Nullable String apiId;
  private @Nullable String name;
  private @Nullable String description;
  private @Nullable String address;
  private Status status = Status.UNTOLD;
  private @Nullable Integer progress;
  private @Nullable String login;
  private @Nullable Secret password;
  private @Nullable String webAccess;

  private WireMachine() {}

  /** Null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    var machine = new WireMachine();
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      machine.take(field, in);
    }
    return machine.toModel(ids);
  }

  private void take(String field, JsonCursor in) {
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

  private Machine toModel(MachineIds ids) {
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
