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

/** A machine as v2 serves it (service/api-v2.md "VM"), filled field by field. */
final class WireVm {
  private @Nullable String vmId;
  private @Nullable String name;
  private @Nullable String description;
  private @Nullable String operatingSystem;
  private @Nullable String address;
  private @Nullable String hostName;
  private @Nullable String login;
  private @Nullable Secret password;
  private @Nullable Integer statusCode;
  private Status status = Status.UNTOLD;
  private @Nullable Integer progress;
  private @Nullable String webAccess;
  private @Nullable String page;

  private WireVm() {}

  /** The machine, its status by its word alone; null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    var vm = new WireVm();
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      vm.take(field, in);
    }
    return vm.toModel(ids);
  }

  private void take(String field, JsonCursor in) {
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

  private Machine toModel(MachineIds ids) {
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
