package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A machine as v3 serves it (service/api-v3.md, getextended "VM fields"), filled field by field.
 */
final class WireVm {
  private @Nullable String id;
  private @Nullable String name;
  private @Nullable String description;
  private Status status = Status.UNTOLD;
  private @Nullable String suspensionState;
  private @Nullable Integer progress;
  private @Nullable String operatingSystem;
  private @Nullable String webAccess;
  private @Nullable String hostName;
  private @Nullable String address;
  private List<String> internalAddresses = List.of();
  private @Nullable Integer cpuCount;
  private @Nullable Integer memorySizeMb;
  private @Nullable Integer diskSizeGb;
  private @Nullable String login;
  private @Nullable Secret password;

  private WireVm() {}

  /** Null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    var vm = new WireVm();
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      vm.take(field, in);
    }
    return vm.toModel(ids);
  }

  private void take(String field, JsonCursor in) throws Unreadable {
    switch (field) {
      case "id" -> id = in.line();
      case "name" -> name = in.line();
      case "description" -> description = in.lines();
      case "statusText" -> status = in.status();
      case "suspensionState" -> suspensionState = in.line();
      case "progress" -> progress = in.integer();
      case "os" -> operatingSystem = in.line();
      case "webAccessUrl" -> webAccess = in.line();
      case "fqdn" -> hostName = in.line();
      case "externalAddress" -> address = in.line();
      case "internalAddresses" -> internalAddresses = addresses(in);
      case "cpuCount" -> cpuCount = in.integer();
      case "memorySizeMb" -> memorySizeMb = in.integer();
      case "diskSizeGb" -> diskSizeGb = in.integer();
      case "username" -> login = in.line();
      case "password" -> password = in.password();
      default -> in.skip();
    }
  }

  private static List<String> addresses(JsonCursor in) throws Unreadable {
    List<String> addresses = in.list(JsonCursor::line);
    return addresses == null ? List.of() : addresses;
  }

  private Machine toModel(MachineIds ids) {
    MachineId machine = ids.next(id);
    return new Machine(
        machine,
        name == null ? machine.value() : name,
        description,
        status,
        progress == null ? Progress.NONE : new Progress(progress),
        address,
        hostName,
        internalAddresses,
        operatingSystem,
        hardware(),
        suspensionState,
        login,
        password,
        webAccess,
        null);
  }

  private @Nullable Hardware hardware() {
    return cpuCount == null && memorySizeMb == null && diskSizeGb == null
        ? null
        : new Hardware(orNone(cpuCount), orNone(memorySizeMb), orNone(diskSizeGb));
  }

  private static int orNone(@Nullable Integer told) {
    return told == null ? 0 : told;
  }
}
