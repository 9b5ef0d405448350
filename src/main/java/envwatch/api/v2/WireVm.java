package envwatch.api.v2;

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

/** A machine as v2 serves it (service/api-v2.md "VM"), filled field by field. */
final class WireVm {
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
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      vm.take(field, in);
    }
    Machine read = vm.toModel(ids);
    if (!read.id().served()) {
      in.notUnderstood();
    }
    return read;
  }

  private void take(Field field, JsonCursor in) {
    switch (field) {
      case VM_ID -> vmId = in.id();
      case NAME -> name = in.line();
      case DESCRIPTION -> description = in.lines();
      case OS -> operatingSystem = in.line();
      case IP -> address = in.exact();
      case FQDN -> hostName = in.exact();
      case USERNAME -> login = in.exact();
      case PASSWORD -> password = in.password();
      case STATUS_CODE -> statusCode = in.integer();
      case STATUS_TEXT -> status = in.status();
      case PROGRESS -> progress = in.integer();
      case WEB_ACCESS_URL -> webAccess = in.exact();
      case URL -> page = in.exact();
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
