package envwatch.simulator;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Creates the environments of classes: those of the same blueprint are the same in everything. */
final class SeatSeed {
  /** Far from the machines of other environments. */
  private static final int FIRST_MACHINE = 400;

  private final WorldState registry;
  private final Ids ids;
  private final MachineSeed machines;
  private final Map<String, List<LabMachine>> patterns = new HashMap<>();

  SeatSeed(WorldState registry, Random random, Ids ids) {
    this.registry = registry;
    this.ids = ids;
    this.machines = new MachineSeed(random, ids, FIRST_MACHINE);
  }

  /** Creates an environment that is about to be prepared. */
  LabEnvironment make(LabClass content, LabUser owner, Instant now) {
    ClassSettings settings = content.settings();
    return new LabEnvironment(
        ids.id(),
        ids.token(),
        new LabEnvironment.Origin(
            settings.project(),
            Optional.of(settings.policy()),
            settings.blueprint(),
            settings.region(),
            Optional.of(content.token())),
        registry.snapshots(settings.blueprint().id()).stream()
            .filter(LabSnapshot::isDefault)
            .findFirst(),
        settings.name() + " - " + owner.fullName(),
        "",
        owner,
        now,
        now.plus(settings.policy().lifetime()),
        EnvironmentState.PREPARING,
        Optional.empty(),
        pattern(settings.blueprint()).stream()
            .map(pattern -> machines.makeLike(pattern, MachineState.PREPARING))
            .toList());
  }

  /** Two or three machines, in turn. */
  private List<LabMachine> pattern(LabBlueprint blueprint) {
    List<LabMachine> known = patterns.get(blueprint.id());
    return known == null ? newPattern(blueprint) : known;
  }

  private List<LabMachine> newPattern(LabBlueprint blueprint) {
    List<LabMachine> pattern =
        IntStream.range(0, 2 + patterns.size() % 2)
            .mapToObj(place -> machines.make(place, MachineState.POWERED_OFF))
            .toList();
    patterns.put(blueprint.id(), pattern);
    return pattern;
  }
}
