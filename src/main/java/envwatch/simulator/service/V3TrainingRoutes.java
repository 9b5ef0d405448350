package envwatch.simulator.service;

import envwatch.simulator.world.World;
import java.util.ArrayList;
import java.util.List;

/** All v3 routes that concern training. */
final class V3TrainingRoutes {
  private final World world;
  private final V3Words words;
  private final Addresses addresses;

  public V3TrainingRoutes(World world, V3Words words, Addresses addresses) {
    this.world = world;
    this.words = words;
    this.addresses = addresses;
  }

  public List<V3Route> routes() {
    V3Students students = new V3Students(words);
    List<V3Route> routes = new ArrayList<>();
    routes.addAll(new V3ClassRoutes(world, students).routes());
    routes.addAll(new V3ClassChoiceRoutes(world).routes());
    routes.addAll(new V3StudentRoutes(world.training().students(), students).routes());
    routes.addAll(new V3ClassActionRoutes(world.training(), addresses).routes());
    routes.addAll(new V3InstructorRoutes(world.training().instructors()).routes());
    routes.addAll(new V3JourneyRoutes(world).routes());
    return routes;
  }
}
