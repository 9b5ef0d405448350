package envwatch.api.v1;

import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Progress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A machine as v1 serves it (service/api-v1.md "Machine (v1)"). */
record WireMachine(
    @Nullable String apiId,
    @Nullable String name,
    @Nullable String description,
    @Nullable String ip,
    @Nullable String status,
    @Nullable Integer progress,
    @Nullable String username,
    @Nullable String password,
    @Nullable String webAccessUrl) {

  /** Null when the value is no object. */
  static @Nullable WireMachine read(JsonCursor in) {
    if (!in.enterObject()) {
      return null;
    }
    String apiId = null;
    String name = null;
    String description = null;
    String ip = null;
    String status = null;
    Integer progress = null;
    String username = null;
    String password = null;
    String webAccessUrl = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field) {
        case "apiId" -> apiId = in.text();
        case "name" -> name = in.text();
        case "description" -> description = in.text();
        case "ip" -> ip = in.text();
        case "status" -> status = in.text();
        case "progress" -> progress = in.integer();
        case "username" -> username = in.text();
        case "password" -> password = in.text();
        case "webAccessUrl" -> webAccessUrl = in.text();
        default -> in.skip();
      }
    }
    return new WireMachine(
        apiId, name, description, ip, status, progress, username, password, webAccessUrl);
  }

  Machine toModel(MachineIds ids) {
    MachineId id = ids.next(apiId);
    String shownName = ServedText.line(name);
    return new Machine(
        id,
        shownName == null ? id.value() : shownName,
        ServedText.lines(description),
        StatusWords.status(status),
        progress == null ? Progress.NONE : new Progress(progress),
        ServedText.line(ip),
        null,
        List.of(),
        null,
        null,
        null,
        ServedText.line(username),
        ServedText.password(password),
        ServedText.line(webAccessUrl),
        null);
  }

  /** Leaves the password out. */
  @Override
  public String toString() {
    return "WireMachine[" + apiId + "]";
  }
}
