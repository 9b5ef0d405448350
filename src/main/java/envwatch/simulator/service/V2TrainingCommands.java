package envwatch.simulator.service;

import envwatch.simulator.world.LabClass;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.Map;
import java.util.Optional;

/**
 * The v2 commands for classes. Their answers are not documented: a class is only its id, by the
 * name and in the place where the other command expects it, and a registration says nothing.
 */
final class V2TrainingCommands {
  private static final String CLASS = "CO";

  private final World world;

  public V2TrainingCommands(World world) {
    this.world = world;
  }

  public Map<String, V2Command> commands() {
    return Map.of("Admin/ListClasses", this::list, "Admin/RegisterStudent", this::register);
  }

  private JsonValue list(ShortIdCall call) {
    Optional<String> project = call.text("ProjectFilter");
    return Json.array(
        world.training().classes().all().stream()
            .filter(
                one -> project.map(one.settings().project().name()::equalsIgnoreCase).orElse(true))
            .map(one -> Json.object().put("ClassId", CLASS + one.token())));
  }

  private JsonValue register(ShortIdCall call) throws RefusedException {
    String id = call.required("ClassId");
    LabUser user =
        new LabUser(call.required("Email"), call.required("FirstName"), call.required("LastName"));
    LabClass found =
        world.training().classes().find(id.startsWith(CLASS) ? id.substring(CLASS.length()) : "");
    world.training().students().add(found.token(), user, Map.of());
    return Json.object();
  }
}
