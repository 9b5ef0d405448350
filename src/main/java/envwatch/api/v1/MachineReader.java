package envwatch.api.v1;

import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import org.jspecify.annotations.Nullable;

/** Reads a machine as v1 serves it (service/api-v1.md "Machine (v1)"). */
final class MachineReader {
  private enum Field {
    API_ID("apiId"),
    NAME("name"),
    DESCRIPTION("description"),
    IP("ip"),
    STATUS("status"),
    PROGRESS("progress"),
    USERNAME("username"),
    PASSWORD("password"),
    WEB_ACCESS_URL("webAccessUrl");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

  private MachineReader() {}

  /** Returns null when the value is not an object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    var machine = Machine.builder();
    String id = null;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case API_ID -> id = in.id();
        case NAME -> machine.name(in.line());
        case DESCRIPTION -> machine.description(in.lines());
        case IP -> machine.address(in.exact());
        case STATUS -> machine.status(in.status());
        case PROGRESS -> machine.progress(in.progress());
        case USERNAME -> machine.login(in.exact());
        case PASSWORD -> machine.password(in.password());
        case WEB_ACCESS_URL -> machine.webAccess(in.exact());
      }
    }
    return machine.id(ids.next(id, in)).build();
  }
}
