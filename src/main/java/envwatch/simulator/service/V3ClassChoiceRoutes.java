package envwatch.simulator.service;

import envwatch.simulator.world.Instructor;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;

/** The v3 routes for what can be chosen for a class. */
final class V3ClassChoiceRoutes {
  private static final List<Country> COUNTRIES =
      List.of(
          new Country("BR", "Brazil", List.of()),
          new Country("CA", "Canada", List.of("Alberta", "British Columbia", "Ontario", "Quebec")),
          new Country("CH", "Switzerland", List.of()),
          new Country("DE", "Germany", List.of()),
          new Country("FR", "France", List.of()),
          new Country("GB", "United Kingdom", List.of()),
          new Country("IL", "Israel", List.of()),
          new Country("JP", "Japan", List.of()),
          new Country("SG", "Singapore", List.of()),
          new Country(
              "US", "United States", List.of("California", "Florida", "New York", "Texas")));
  private static final int SHORT_LIST = 5;

  private final World world;

  V3ClassChoiceRoutes(World world) {
    this.world = world;
  }

  private record Country(String code, String name, List<String> states) {}

  List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "class/actions/countries", this::countries),
        new V3Route("GET", "class/actions/customfields", this::customFields),
        new V3Route("GET", "class/actions/instructors", this::instructors));
  }

  private JsonValue countries(LongIdCall call) {
    int count = call.flag("fullCountriesList", false) ? COUNTRIES.size() : SHORT_LIST;
    return Json.array(
        COUNTRIES.stream()
            .skip(COUNTRIES.size() - count)
            .map(country ->
                Json.object()
                    .put("code", country.code())
                    .put("englishName", country.name())
                    .set("states", Json.texts(country.states().stream()))));
  }

  private JsonValue customFields(LongIdCall call) throws RefusedException {
    LabProject project = call.project(call.required("projectId"));
    return new V3Classes(world.training()).fields(project, Map.of());
  }

  private JsonValue instructors(LongIdCall call) throws RefusedException {
    String policyId = call.required("policyId");
    LabProject project =
        world.catalogue().projects().stream()
            .filter(one ->
                one.policies().stream().anyMatch(policy -> policyId.equals("PO" + policy.token())))
            .findFirst()
            .orElseThrow(() -> RefusedException.unknown("policy"));
    return Json.array(
        world.training().catalogue().instructors(project).stream()
            .map(V3ClassChoiceRoutes::instructor));
  }

  private static JsonObject instructor(Instructor instructor) {
    return Json.object()
        .put("id", TrainingIds.MEMBER + instructor.token())
        .put("name", instructor.user().fullName())
        .put("email", instructor.user().email());
  }
}
