package envwatch.api.v2;

import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedText;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A machine as v2 serves it (service/api-v2.md "VM").
 *
 * @param status by its word alone
 */
record WireVm(
    @Nullable String vmId,
    @Nullable String name,
    @Nullable String description,
    @Nullable String os,
    @Nullable String ip,
    @Nullable String fqdn,
    @Nullable String username,
    @Nullable String password,
    Status status,
    @Nullable Integer progress,
    @Nullable String webAccessUrl,
    @Nullable String url) {

  /** Null when the value is no object. */
  static @Nullable WireVm read(JsonCursor in) {
    if (!in.enterObject()) {
      return null;
    }
    String vmId = null;
    String name = null;
    String description = null;
    String os = null;
    String ip = null;
    String fqdn = null;
    String username = null;
    String password = null;
    Integer statusCode = null;
    String statusText = null;
    Integer progress = null;
    String webAccessUrl = null;
    String url = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "vmId" -> vmId = in.text();
        case "name" -> name = in.text();
        case "description" -> description = in.text();
        case "os" -> os = in.text();
        case "IP" -> ip = in.text();
        case "FQDN" -> fqdn = in.text();
        case "username" -> username = in.text();
        case "password" -> password = in.text();
        case "status_code" -> statusCode = in.integer();
        case "status_text" -> statusText = in.text();
        case "progress" -> progress = in.integer();
        case "webAccessUrl" -> webAccessUrl = in.text();
        case "url" -> url = in.text();
        default -> in.skip();
      }
    }
    return new WireVm(
        vmId,
        name,
        description,
        os,
        ip,
        fqdn,
        username,
        password,
        StatusRule.byWord(statusText, statusCode),
        progress,
        webAccessUrl,
        url);
  }

  Machine toModel(MachineIds ids, Phase environment) {
    MachineId id = ids.next(vmId);
    String shownName = ServedText.line(name);
    return new Machine(
        id,
        shownName == null ? id.value() : shownName,
        ServedText.lines(description),
        StatusRule.machine(this, environment),
        progress == null ? Progress.NONE : new Progress(progress),
        ServedText.line(ip),
        ServedText.line(fqdn),
        List.of(),
        ServedText.line(os),
        null,
        null,
        ServedText.line(username),
        ServedText.password(password),
        ServedText.line(webAccessUrl),
        ServedText.line(url));
  }

  /** Leaves the password out. */
  @Override
  public String toString() {
    return "WireVm[" + vmId + "]";
  }
}
