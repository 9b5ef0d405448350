package envwatch.simulator;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

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

  public List<LabPolicy> policies() {
    return projects.stream().flatMap(project -> project.policies().stream()).toList();
  }

  /** The project that has this policy. */
  Optional<LabProject> projectOf(LabPolicy policy) {
    return projects.stream().filter(project -> project.policies().contains(policy)).findFirst();
  }

  /** The project that has this blueprint. */
  Optional<LabProject> projectOfBlueprint(String blueprintId) {
    return projects.stream()
        .filter(
            project -> project.blueprints().stream().anyMatch(one -> one.id().equals(blueprintId)))
        .findFirst();
  }

  /** The same catalogue with another blueprint in that project. */
  public Catalogue with(LabProject project, LabBlueprint blueprint) {
    return replacing(project, one -> one.with(blueprint));
  }

  /** The same catalogue with another policy in that project. */
  public Catalogue with(LabProject project, LabPolicy policy) {
    return replacing(project, one -> one.with(policy));
  }

  private Catalogue replacing(LabProject project, UnaryOperator<LabProject> change) {
    return new Catalogue(
        projects.stream()
            .map(one -> one.token().equals(project.token()) ? change.apply(one) : one)
            .toList(),
        regions,
        templates);
  }
}
