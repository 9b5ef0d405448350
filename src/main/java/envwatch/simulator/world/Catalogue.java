package envwatch.simulator.world;

import java.util.List;

/** What environments are made from; it does not change. */
public record Catalogue(List<LabProject> projects, List<LabRegion> regions) {
  public Catalogue {
    projects = List.copyOf(projects);
    regions = List.copyOf(regions);
  }

  public List<LabBlueprint> blueprints() {
    return projects.stream().flatMap(project -> project.blueprints().stream()).toList();
  }
}
