package envwatch.simulator.world.lab;

import java.util.List;

/** What environments are created from. */
public record Catalogue(
    List<LabProject> projects, List<LabRegion> regions, List<LabTemplate> templates) {
  public Catalogue {
    projects = List.copyOf(projects);
    regions = List.copyOf(regions);
    templates = List.copyOf(templates);
  }

  public List<LabBlueprint> blueprints() {
    return projects.stream().flatMap(project -> project.blueprints().stream()).toList();
  }

  /** The same catalogue with another blueprint in that project. */
  public Catalogue with(LabProject project, LabBlueprint blueprint) {
    return new Catalogue(
        projects.stream()
            .map(one -> one.token().equals(project.token()) ? one.with(blueprint) : one)
            .toList(),
        regions,
        templates);
  }
}
