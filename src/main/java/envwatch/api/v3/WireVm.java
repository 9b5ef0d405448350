package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A machine as v3 serves it (service/api-v3.md, getextended "VM fields"). */
record WireVm(
    @Nullable String id,
    @Nullable String name,
    @Nullable String description,
    @Nullable String statusText,
    @Nullable String suspensionState,
    @Nullable Integer progress,
    @Nullable String os,
    @Nullable String webAccessUrl,
    @Nullable String fqdn,
    @Nullable String externalAddress,
    @Nullable List<String> internalAddresses,
    @Nullable Integer cpuCount,
    @Nullable Integer memorySizeMb,
    @Nullable Integer diskSizeGb,
    @Nullable String username,
    @Nullable String password) {

  /** Null when the value is no object. */
  static @Nullable WireVm read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    String id = null;
    String name = null;
    String description = null;
    String statusText = null;
    String suspensionState = null;
    Integer progress = null;
    String os = null;
    String webAccessUrl = null;
    String fqdn = null;
    String externalAddress = null;
    List<String> internalAddresses = null;
    Integer cpuCount = null;
    Integer memorySizeMb = null;
    Integer diskSizeGb = null;
    String username = null;
    String password = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "id" -> id = in.text();
        case "name" -> name = in.text();
        case "description" -> description = in.text();
        case "statusText" -> statusText = in.text();
        case "suspensionState" -> suspensionState = in.text();
        case "progress" -> progress = in.integer();
        case "os" -> os = in.text();
        case "webAccessUrl" -> webAccessUrl = in.text();
        case "fqdn" -> fqdn = in.text();
        case "externalAddress" -> externalAddress = in.text();
        case "internalAddresses" -> internalAddresses = in.list(JsonCursor::text);
        case "cpuCount" -> cpuCount = in.integer();
        case "memorySizeMb" -> memorySizeMb = in.integer();
        case "diskSizeGb" -> diskSizeGb = in.integer();
        case "username" -> username = in.text();
        case "password" -> password = in.text();
        default -> in.skip();
      }
    }
    return new WireVm(
        id,
        name,
        description,
        statusText,
        suspensionState,
        progress,
        os,
        webAccessUrl,
        fqdn,
        externalAddress,
        internalAddresses,
        cpuCount,
        memorySizeMb,
        diskSizeGb,
        username,
        password);
  }

  Machine toModel(MachineIds ids) {
    MachineId machine = ids.next(id);
    String shownName = ServedText.line(name);
    return new Machine(
        machine,
        shownName == null ? machine.value() : shownName,
        ServedText.lines(description),
        StatusWords.status(statusText),
        progress == null ? Progress.NONE : new Progress(progress),
        ServedText.line(externalAddress),
        ServedText.line(fqdn),
        addresses(),
        ServedText.line(os),
        hardware(),
        ServedText.line(suspensionState),
        ServedText.line(username),
        ServedText.password(password),
        ServedText.line(webAccessUrl),
        null);
  }

  private List<String> addresses() {
    return internalAddresses == null
        ? List.of()
        : internalAddresses.stream().map(ServedText::line).filter(Objects::nonNull).toList();
  }

  private @Nullable Hardware hardware() {
    return cpuCount == null && memorySizeMb == null && diskSizeGb == null
        ? null
        : new Hardware(orNone(cpuCount), orNone(memorySizeMb), orNone(diskSizeGb));
  }

  private static int orNone(@Nullable Integer told) {
    return told == null ? 0 : told;
  }

  /** Leaves the password out. */
  @Override
  public String toString() {
    return "WireVm[" + id + "]";
  }
}
