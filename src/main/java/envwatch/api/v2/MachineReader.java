package envwatch.api.v2;

import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.Status;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v2 serves it (service/api-v2.md "VM"). */
final class MachineReader {
  private enum Field {
    VM_ID("vmId"),
    NAME("name"),
    DESCRIPTION("description"),
    OS("os"),
    IP("IP"),
    FQDN("FQDN"),
    USERNAME("username"),
    PASSWORD("password"),
    STATUS_CODE("status_code"),
    STATUS_TEXT("status_text"),
    PROGRESS("progress"),
    WEB_ACCESS_URL("webAccessUrl"),
    URL("url");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

  private MachineReader() {}

  /**
   * Reads the machine, with its status derived from its word alone; returns null when the value is
   * not an object.
   */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    var machine = Machine.builder();
    String id = null;
    Integer statusCode = null;
    Status status = Status.UNTOLD;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case VM_ID -> id = in.id();
        case NAME -> machine.name(in.line());
        case DESCRIPTION -> machine.description(in.lines());
        case OS -> machine.operatingSystem(in.line());
        case IP -> machine.address(in.exact());
        case FQDN -> machine.hostName(in.exact());
        case USERNAME -> machine.login(in.exact());
        case PASSWORD -> machine.password(in.password());
        case STATUS_CODE -> statusCode = in.integer();
        case STATUS_TEXT -> status = in.status();
        case PROGRESS -> machine.progress(in.progress());
        case WEB_ACCESS_URL -> machine.webAccess(in.exact());
        case URL -> machine.page(in.exact());
      }
    }
    return machine.id(ids.next(id, in)).status(StatusRule.byWord(status, statusCode)).build();
  }
}
