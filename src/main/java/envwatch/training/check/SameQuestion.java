package envwatch.training.check;

import envwatch.history.Majority;
import envwatch.model.Environment;
import envwatch.model.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#SAME}: amber for whoever's environment differs in snapshot, region, number of
 * machines, or the operating system of a machine from at least two thirds of those of the same
 * blueprint in the class; asked where three or more were looked at. Unknown for one that was not.
 */
final class SameQuestion extends CheckQuestion {
  private record Part(SeatFacts seat, Environment environment) {
    @Nullable Machine machine(String name) {
      return environment.machines().stream()
          .filter(machine -> machine.name().equals(name))
          .findFirst()
          .orElse(null);
    }
  }

  SameQuestion(ClassFacts facts) {
    super(Question.SAME, facts);
  }

  @Override
  void ask() {
    Map<String, List<Part>> blueprints = new LinkedHashMap<>();
    List<SeatFacts> unseen = new ArrayList<>();
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seat.environment();
      if (environment != null && environment.complete() && seat.hasEnvironment()) {
        blueprints
            .computeIfAbsent(facts.blueprint(seat), key -> new ArrayList<>())
            .add(new Part(seat, environment));
      } else if (seat.hasEnvironment()) {
        unseen.add(seat);
      }
    }
    blueprints.values().forEach(this::compare);
    if (Majority.comparable(
        unseen.size() + blueprints.values().stream().mapToInt(List::size).sum())) {
      unseen.forEach(this::notSeen);
    }
  }

  private void compare(List<Part> group) {
    if (!Majority.comparable(group.size())) {
      return;
    }
    compare(group, CheckFact.Attribute.SNAPSHOT, null, part -> part.environment().snapshot());
    compare(group, CheckFact.Attribute.REGION, null, part -> part.environment().region());
    compare(group, CheckFact.Attribute.MACHINES, null, SameQuestion::machines);
    group.stream()
        .flatMap(part -> part.environment().machines().stream().map(Machine::name))
        .distinct()
        .forEach(name ->
            compare(
                group,
                CheckFact.Attribute.OPERATING_SYSTEM,
                name,
                part -> operatingSystem(part, name)));
    group.forEach(part -> asked(part.seat()));
  }

  private static @Nullable String machines(Part part) {
    Environment environment = part.environment();
    return environment.machinesKnown() && environment.unread() == 0
        ? String.valueOf(environment.machines().size())
        : null;
  }

  private static @Nullable String operatingSystem(Part part, String name) {
    Machine machine = part.machine(name);
    return machine == null ? null : machine.operatingSystem();
  }

  /**
   * @param name of the machine that has the attribute; null if the environment has it
   */
  private void compare(
      List<Part> group,
      CheckFact.Attribute attribute,
      @Nullable String name,
      Function<Part, @Nullable String> value) {
    List<@Nullable String> all = new ArrayList<>();
    group.forEach(part -> all.add(value.apply(part)));
    Majority most = Majority.of(all).orElse(null);
    for (Part part : group) {
      String own = value.apply(part);
      if (most != null && own != null && !own.equals(most.value())) {
        found(
            Level.AMBER,
            part.seat(),
            name == null ? null : part.machine(name),
            new CheckFact.Differs(attribute, own, most.value(), most.agreeing(), most.group()),
            attribute == CheckFact.Attribute.SNAPSHOT ? Remedy.REVERT : Remedy.OPEN_WEB);
      }
    }
  }
}
