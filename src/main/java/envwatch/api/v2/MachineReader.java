package envwatch.api.v2;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Status;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v2 serves it (service/api-v2.md "VM"). */
final class MachineReader {
  private static final FieldTable<MachineReader> FIELDS =
      FieldTable.of(
          field("vmId", (read, in) -> read.id = in.id()),
          field("name", (read, in) -> read.machine.name(in.line())),
          field("description", (read, in) -> read.machine.description(in.lines())),
          field("os", (read, in) -> read.machine.operatingSystem(in.line())),
          field("IP", (read, in) -> read.machine.address(in.exact())),
          field("FQDN", (read, in) -> read.machine.hostName(in.exact())),
          field("username", (read, in) -> read.machine.login(in.exact())),
          field("password", (read, in) -> read.machine.password(in.password())),
          field("status_code", (read, in) -> read.statusCode = in.integer()),
          field("status_text", (read, in) -> read.status = in.status()),
          field("progress", (read, in) -> read.machine.progress(in.progress())),
          field("webAccessUrl", (read, in) -> read.machine.webAccess(in.exact())),
          field("url", (read, in) -> read.machine.page(in.exact())));

  private final Machine.Builder machine = Machine.builder();
  private @Nullable String id;
  private @Nullable Integer statusCode;
  private Status status = Status.UNTOLD;

  private MachineReader() {}

  /**
   * Reads the machine, with its status derived from its word alone; returns null when the value is
   * not an object.
   */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    var reader = new MachineReader();
    return in.readFields(FIELDS, reader) ? reader.machine(ids.next(reader.id, in)) : null;
  }

  private Machine machine(MachineId next) {
    return machine.id(next).status(StatusRule.byWord(status, statusCode)).build();
  }
}
