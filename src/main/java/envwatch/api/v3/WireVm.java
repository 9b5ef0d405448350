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

/** Reads a machine as v3 serves it (service/api-v3.md, getextended "VM fields"). */
final class WireVm {
  private WireVm() {}

  /** Null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    String id = null;
    String name = null;
    String description = null;
    Status status = Status.UNTOLD;
    String suspensionState = null;
    Integer progress = null;
    String operatingSystem = null;
    String webAccess = null;
    String hostName = null;
    String address = null;
    List<String> internalAddresses = List.of();
    Integer cpuCount = null;
    Integer memorySizeMb = null;
    Integer diskSizeGb = null;
    String login = null;
    Secret password = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
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
        hardware(cpuCount, memorySizeMb, diskSizeGb),
        suspensionState,
        login,
        password,
        webAccess,
        null);
  }

  private static List<String> addresses(JsonCursor in) throws Unreadable {
    List<String> addresses = in.list(JsonCursor::line);
    return addresses == null ? List.of() : addresses;
  }

  private static @Nullable Hardware hardware(
      @Nullable Integer cpus, @Nullable Integer memoryMegabytes, @Nullable Integer diskGigabytes) {
    return cpus == null && memoryMegabytes == null && diskGigabytes == null
        ? null
        : new Hardware(orNone(cpus), orNone(memoryMegabytes), orNone(diskGigabytes));
  }

  private static int orNone(@Nullable Integer told) {
    return told == null ? 0 : told;
  }
}
