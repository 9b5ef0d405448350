package envwatch.simulator;

import java.util.ArrayList;
import java.util.List;

/** A container of policies and blueprints. {@code token} is the v3 id without its prefix. */
public record LabProject(
    String token, String name, List<LabPolicy> policies, List<LabBlueprint> blueprints) {
  public LabProject {
    policies = List.copyOf(policies);
    blueprints = List.copyOf(blueprints);
  }

  /** The blueprints that may be used under a policy of this project. */
  public List<LabBlueprint> blueprintsOf(LabPolicy policy) {
    return blueprints.stream()
        .filter(one -> policy.onlyBlueprint().map(one.id()::equals).orElse(true))
        .toList();
  }

  LabProject with(LabPolicy further) {
    List<LabPolicy> more = new ArrayList<>(policies);
    more.add(further);
    return new LabProject(token, name, more, blueprints);
  }

  LabProject with(LabBlueprint further) {
    List<LabBlueprint> more = new ArrayList<>(blueprints);
    more.add(further);
    return new LabProject(token, name, policies, more);
  }
}
