package envwatch.api.v1;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v1 serves it (service/api-v1.md "Machine (v1)"). */
final class MachineReader {
  private static final FieldTable<MachineReader> FIELDS =
      FieldTable.of(
          field("apiId", (read, in) -> read.id = in.id()),
          field("name", (read, in) -> read.machine.name(in.line())),
          field("description", (read, in) -> read.machine.description(in.lines())),
          field("ip", (read, in) -> read.machine.address(in.exact())),
          field("status", (read, in) -> read.machine.status(in.status())),
          field("progress", (read, in) -> read.machine.progress(in.progress())),
          field("username", (read, in) -> read.machine.login(in.exact())),
          field("password", (read, in) -> read.machine.password(in.password())),
          field("webAccessUrl", (read, in) -> read.machine.webAccess(in.exact())));

  private final Machine.Builder machine = Machine.builder();
  private @Nullable String id;

  private MachineReader() {}

  /** Returns null when the value is not an object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    var reader = new MachineReader();
    return in.readFields(FIELDS, reader) ? reader.machine(ids.next(reader.id, in)) : null;
  }

  private Machine machine(MachineId next) {
    return machine.id(next).build();
  }
}
