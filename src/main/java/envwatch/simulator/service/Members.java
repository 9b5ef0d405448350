package envwatch.simulator.service;

import envwatch.simulator.world.Instructor;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.stream.Stream;

/**
 * The members of projects, who own what is shared with people from outside, as v1 and v2 write
 * them.
 */
final class Members {
  private static final String MEMBER = "VP";

  private final World world;

  public Members(World world) {
    this.world = world;
  }

  /**
   * @param idName the field that contains the id
   */
  public JsonArray list(String idName) {
    return Json.array(all().map(member -> write(member, idName)));
  }

  private static JsonObject write(Instructor member, String idName) {
    return Json.object()
        .put("Email", member.user().email())
        .put("Name", member.user().fullName())
        .put(idName, MEMBER + member.token())
        .set("Organizations", Json.texts("Example"));
  }

  /** The member whose id this parameter contains. */
  public Instructor find(ShortIdCall call, String parameter) throws RefusedException {
    String id = call.required(parameter);
    return all()
        .filter(member -> id.equals(MEMBER + member.token()))
        .findFirst()
        .orElseThrow(() -> RefusedException.unknown("member"));
  }

  private Stream<Instructor> all() {
    LabProject first = world.catalogue().projects().getFirst();
    return world.training().catalogue().instructors(first).stream();
  }
}
