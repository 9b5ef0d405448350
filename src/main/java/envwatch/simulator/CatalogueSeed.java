package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Creates the catalogue of a new world. */
final class CatalogueSeed {
  /** The vendor's driver for containers looks for a template of this name. */
  private static final String VENDOR_TEMPLATE = "Docker - Ubuntu 14.04 Server - SMALL";

  private static final long SAME_FOR_EVERYBODY = 14_04;

  private final Ids ids;
  private final Ids ofVendor = new Ids(new Random(SAME_FOR_EVERYBODY));
  private final Instant start;

  public CatalogueSeed(Ids ids, Instant start) {
    this.ids = ids;
    this.start = start;
  }

  public Catalogue make() {
    List<LabProject> projects = new ArrayList<>();
    for (String name : SampleNames.PROJECTS) {
      projects.add(project(name, projects.size()));
    }
    return new Catalogue(
        projects,
        List.of(
            new LabRegion(ids.token(), "Miami", "US East (Miami)", SampleNames.REGIONS.get(0)),
            new LabRegion(
                ids.token(), "VMware_Amsterdam", "EU (Amsterdam)", SampleNames.REGIONS.get(1)),
            new LabRegion(
                ids.token(),
                "VMware_Singapore",
                "Asia Pacific (Singapore)",
                SampleNames.REGIONS.get(2))),
        List.of(
            template("Ubuntu 24.04", LabMachine.OperatingSystem.LINUX),
            template("Debian 13", LabMachine.OperatingSystem.LINUX),
            template("Windows Server 2025", LabMachine.OperatingSystem.WINDOWS),
            new LabTemplate(
                ofVendor.id(),
                ofVendor.token(),
                VENDOR_TEMPLATE,
                "For containers",
                LabMachine.OperatingSystem.LINUX,
                new Hardware(1, 1024, 10))));
  }

  private LabTemplate template(String name, LabMachine.OperatingSystem system) {
    return new LabTemplate(
        ids.id(), ids.token(), name, name + " with updates", system, new Hardware(2, 4096, 40));
  }

  /** The short policy of a project is for its first blueprint only. */
  private LabProject project(String name, int index) {
    String token = ids.token();
    List<LabPolicy> policies = policies();
    List<LabBlueprint> blueprints = blueprints(index);
    return new LabProject(
        token,
        name,
        policies.stream()
            .map(policy ->
                policy.lifetime().compareTo(Duration.ofDays(1)) < 0
                    ? policy.onlyFor(blueprints.getFirst())
                    : policy)
            .toList(),
        blueprints);
  }

  private List<LabPolicy> policies() {
    return SampleNames.POLICIES.stream()
        .map(plan ->
            new LabPolicy(
                ids.id(),
                ids.token(),
                plan.name(),
                plan.lifetime(),
                true,
                Optional.empty(),
                Optional.empty()))
        .toList();
  }

  private List<LabBlueprint> blueprints(int project) {
    List<LabBlueprint> blueprints = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      blueprints.add(
          new LabBlueprint(
              ids.id(),
              ids.token(),
              SampleNames.BLUEPRINTS.get((project + i) % SampleNames.BLUEPRINTS.size()),
              "Made for " + SampleNames.PROJECTS.get(project),
              start.minus(Duration.ofDays(90L + 10L * i))));
    }
    return blueprints;
  }
}
