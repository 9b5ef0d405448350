package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v3 serves it (service/api-v3.md, getextended "VM fields"). */
final class MachineReader {
  private enum Field {
    ID("id"),
    NAME("name"),
    DESCRIPTION("description"),
    STATUS_TEXT("statusText"),
    SUSPENSION_STATE("suspensionState"),
    PROGRESS("progress"),
    OS("os"),
    WEB_ACCESS_URL("webAccessUrl"),
    FQDN("fqdn"),
    EXTERNAL_ADDRESS("externalAddress"),
    INTERNAL_ADDRESSES("internalAddresses"),
    CPU_COUNT("cpuCount"),
    MEMORY_SIZE_MB("memorySizeMb"),
    DISK_SIZE_GB("diskSizeGb"),
    USERNAME("username"),
    PASSWORD("password");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

  private MachineReader() {}

  /** Returns null when the value is not an object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    var machine = Machine.builder();
    String id = null;
    Integer cpus = null;
    Integer memory = null;
    Integer disk = null;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case ID -> id = in.id();
        case NAME -> machine.name(in.line());
        case DESCRIPTION -> machine.description(in.lines());
        case STATUS_TEXT -> machine.status(in.status());
        case SUSPENSION_STATE -> machine.suspensionState(in.line());
        case PROGRESS -> machine.progress(in.progress());
        case OS -> machine.operatingSystem(in.line());
        case WEB_ACCESS_URL -> machine.webAccess(in.exact());
        case FQDN -> machine.hostName(in.exact());
        case EXTERNAL_ADDRESS -> machine.address(in.exact());
        case INTERNAL_ADDRESSES -> machine.internalAddresses(addresses(in));
        case CPU_COUNT -> cpus = in.integer();
        case MEMORY_SIZE_MB -> memory = in.integer();
        case DISK_SIZE_GB -> disk = in.integer();
        case USERNAME -> machine.login(in.exact());
        case PASSWORD -> machine.password(in.password());
      }
    }
    return machine.id(ids.next(id, in)).hardware(hardware(cpus, memory, disk)).build();
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
