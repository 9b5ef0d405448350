package envwatch.api.v3;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v3 serves it (service/api-v3.md, getextended "VM fields"). */
final class MachineReader {
  private static final FieldTable<MachineReader> FIELDS =
      FieldTable.of(
          field("id", (read, in) -> read.id = in.id()),
          field("name", (read, in) -> read.machine.name(in.line())),
          field("description", (read, in) -> read.machine.description(in.lines())),
          field("statusText", (read, in) -> read.machine.status(in.status())),
          field("suspensionState", (read, in) -> read.machine.suspensionState(in.line())),
          field("progress", (read, in) -> read.machine.progress(in.progress())),
          field("os", (read, in) -> read.machine.operatingSystem(in.line())),
          field("webAccessUrl", (read, in) -> read.machine.webAccess(in.exact())),
          field("fqdn", (read, in) -> read.machine.hostName(in.exact())),
          field("externalAddress", (read, in) -> read.machine.address(in.exact())),
          field("internalAddresses", (read, in) -> read.machine.internalAddresses(addresses(in))),
          field("cpuCount", (read, in) -> read.cpus = in.integer()),
          field("memorySizeMb", (read, in) -> read.memory = in.integer()),
          field("diskSizeGb", (read, in) -> read.disk = in.integer()),
          field("username", (read, in) -> read.machine.login(in.exact())),
          field("password", (read, in) -> read.machine.password(in.password())));

  private final Machine.Builder machine = Machine.builder();
  private @Nullable String id;
  private @Nullable Integer cpus;
  private @Nullable Integer memory;
  private @Nullable Integer disk;

  private MachineReader() {}

  /** Returns null when the value is not an object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    var reader = new MachineReader();
    return in.readFields(FIELDS, reader) ? reader.machine(ids.next(reader.id, in)) : null;
  }

  private Machine machine(MachineId next) {
    return machine.id(next).hardware(hardware(cpus, memory, disk)).build();
  }

  private static List<String> addresses(JsonCursor in) throws Unreadable {
    List<String> addresses = in.list(JsonCursor::line);
    return addresses == null ? List.of() : addresses;
  }

  private static @Nullable Hardware hardware(
      @Nullable Integer cpus, @Nullable Integer memory, @Nullable Integer disk) {
    return cpus == null && memory == null && disk == null
        ? null
        : new Hardware(orNone(cpus), orNone(memory), orNone(disk));
  }

  private static int orNone(@Nullable Integer told) {
    return told == null ? 0 : told;
  }
}
