package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.FieldNames;
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
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      vm.take(field, in);
    }
    Machine read = vm.toModel(ids);
    if (!read.id().served()) {
      in.notUnderstood();
    }
    return read;
  }

  private void take(Field field, JsonCursor in) throws Unreadable {
    switch (field) {
      case ID -> id = in.id();
      case NAME -> name = in.line();
      case DESCRIPTION -> description = in.lines();
      case STATUS_TEXT -> status = in.status();
      case SUSPENSION_STATE -> suspensionState = in.line();
      case PROGRESS -> progress = in.integer();
      case OS -> operatingSystem = in.line();
      case WEB_ACCESS_URL -> webAccess = in.exact();
      case FQDN -> hostName = in.exact();
      case EXTERNAL_ADDRESS -> address = in.exact();
      case INTERNAL_ADDRESSES -> internalAddresses = addresses(in);
      case CPU_COUNT -> cpuCount = in.integer();
      case MEMORY_SIZE_MB -> memorySizeMb = in.integer();
      case DISK_SIZE_GB -> diskSizeGb = in.integer();
      case USERNAME -> login = in.exact();
      case PASSWORD -> password = in.password();
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
