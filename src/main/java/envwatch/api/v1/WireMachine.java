package envwatch.api.v1;

import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A machine as v1 serves it (service/api-v1.md "Machine (v1)"), filled field by field. */
final class WireMachine {
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

  private @Nullable String apiId;
  private @Nullable String name;
  private @Nullable String description;
  private @Nullable String address;
  private Status status = Status.UNTOLD;
  private @Nullable Integer progress;
  private @Nullable String login;
  private @Nullable Secret password;
  private @Nullable String webAccess;

  private WireMachine() {}

  /** Null when the value is no object. */
  static @Nullable Machine read(JsonCursor in, MachineIds ids) {
    if (!in.enterObject()) {
      return null;
    }
    var machine = new WireMachine();
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      machine.take(field, in);
    }
    Machine read = machine.toModel(ids);
    if (!read.id().served()) {
      in.notUnderstood();
    }
    return read;
  }

  private void take(Field field, JsonCursor in) {
    switch (field) {
      case API_ID -> apiId = in.id();
      case NAME -> name = in.line();
      case DESCRIPTION -> description = in.lines();
      case IP -> address = in.exact();
      case STATUS -> status = in.status();
      case PROGRESS -> progress = in.integer();
      case USERNAME -> login = in.exact();
      case PASSWORD -> password = in.password();
      case WEB_ACCESS_URL -> webAccess = in.exact();
    }
  }

  private Machine toModel(MachineIds ids) {
    MachineId id = ids.next(apiId);
    return new Machine(
        id,
        name == null ? id.value() : name,
        description,
        status,
        progress == null ? Progress.NONE : new Progress(progress),
        address,
        null,
        List.of(),
        null,
        null,
        null,
        login,
        password,
        webAccess,
        null);
  }
}
