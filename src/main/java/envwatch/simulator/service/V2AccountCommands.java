package envwatch.simulator.service;

import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.Map;

/** The v2 commands about the caller. */
final class V2AccountCommands {
  private final World world;
  private final LoginLinks logins;
  private final String apiId;

  public V2AccountCommands(World world, LoginLinks logins, String apiId) {
    this.world = world;
    this.logins = logins;
    this.apiId = apiId;
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "ApiTest/Ping", call -> Json.object().put("result", "Pong"),
        "Env/WhoAmI", this::whoAmI,
        "Env/GetLoginUrl", this::loginUrl);
  }

  private JsonValue whoAmI(ShortIdCall call) throws RefusedException {
    String user = call.required("userId");
    if (!user.equalsIgnoreCase("IDENTITY") && !user.equals(apiId)) {
      throw RefusedException.unknown("user");
    }
    LabUser caller = world.caller();
    return Json.object()
        .put("first_name", caller.firstName())
        .put("last_name", caller.lastName())
        .put("email", caller.email())
        .put("company", "Example")
        .put("phone", "+1 555 0100")
        .put("job_title", "Lab support");
  }

  private JsonValue loginUrl(ShortIdCall call) throws RefusedException {
    return Json.object().put("login_url", logins.make(call.required("url")));
  }
}
