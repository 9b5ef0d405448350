package envwatch.api.v2;

import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v2 serves it (service/api-v2.md "VM"). */
final class WireVm {
  private WireVm() {}

  /** The machine, its status by its word alone; null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    String vmId = null;
    String name = null;
    String description = null;
    String operatingSystem = null;
    String address = null;
    String hostName = null;
    String login = null;
    Secret password = null;
    Integer statusCode = null;
    Status status = Status.UNTOLD;
    Integer progress = null;
    String webAccess = null;
    String page = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "vmId" -> vmId = in.line();
        case "name" -> name = in.line();
        case "description" -> description = in.lines();
        case "os" -> operatingSystem = in.line();
        case "IP" -> address = in.line();
        case "FQDN" -> hostName = in.line();
        case "username" -> login = in.line();
        case "password" -> password = in.password();
        case "status_code" -> statusCode = in.integer();
        case "status_text" -> status = in.status();
        case "progress" -> progress = in.integer();
        case "webAccessUrl" -> webAccess = in.line();
        case "url" -> page = in.line();
        default -> in.skip();
      }
    }
    MachineId id = ids.next(vmId);
    return new Machine(
        id,
        name == null ? id.value() : name,
        description,
        StatusRule.byWord(status, statusCode),
        progress == null ? Progress.NONE : new Progress(progress),
        address,
        hostName,
        List.of(),
        operatingSystem,
        null,
        null,
        login,
        password,
        webAccess,
        page);
  }
}
