package envwatch.training.check;

import envwatch.history.Majority;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#SAME}: amber for whoever's environment differs in snapshot, region, number of
 * machines, or the operating system of a machine from at least two thirds of those of the same
 * blueprint in the class; asked where three or more were looked at ({@code
 * design/history-and-notices.md}, "Odd one out"). Unknown for one that was not.
 */
final class SameQuestion {
  private final Answering answering = new Answering(Question.SAME);

  private record Part(SeatFacts seat, Environment environment) {}

  private SameQuestion() {}

  public static Answer answer(Facts facts) {
    SameQuestion question = new SameQuestion();
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
    blueprints.values().forEach(question::compare);
    if (Majority.comparable(
        unseen.size() + blueprints.values().stream().mapToInt(List::size).sum())) {
      unseen.forEach(seat ->
          question.answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE));
    }
    return question.answering.answer();
  }

  private void compare(List<Part> group) {
    if (!Majority.comparable(group.size())) {
      return;
    }
    compare(group, Fact.Attribute.SNAPSHOT, Environment::snapshot);
    compare(group, Fact.Attribute.REGION, Environment::region);
    compare(group, Fact.Attribute.MACHINES, SameQuestion::machines);
    names(group).forEach(name -> operatingSystems(group, name));
    group.forEach(part -> answering.asked(part.seat().seat()));
  }

  private static @Nullable String machines(Environment environment) {
    return environment.machinesKnown() && environment.unread() == 0
        ? String.valueOf(environment.machines().size())
        : null;
  }

  private static List<String> names(List<Part> group) {
    return group.stream()
        .flatMap(part -> part.environment().machines().stream())
        .map(Machine::name)
        .distinct()
        .toList();
  }

  private void compare(
      List<Part> group, Fact.Attribute attribute, Function<Environment, @Nullable String> value) {
    List<@Nullable String> own = new ArrayList<>();
    group.forEach(part -> own.add(value.apply(part.environment())));
    Majority.of(own)
        .ifPresent(most -> {
          for (int i = 0; i < group.size(); i++) {
            differs(group.get(i), null, attribute, own.get(i), most);
          }
        });
  }

  private void operatingSystems(List<Part> group, String name) {
    List<@Nullable Machine> machines = new ArrayList<>();
    for (Part part : group) {
      machines.add(named(part.environment(), name).orElse(null));
    }
    List<@Nullable String> own = new ArrayList<>();
    machines.forEach(machine -> own.add(machine == null ? null : machine.operatingSystem()));
    Majority.of(own)
        .ifPresent(most -> {
          for (int i = 0; i < group.size(); i++) {
            differs(
                group.get(i), machines.get(i), Fact.Attribute.OPERATING_SYSTEM, own.get(i), most);
          }
        });
  }

  private static Optional<Machine> named(Environment environment, String name) {
    return environment.machines().stream()
        .filter(machine -> machine.name().equals(name))
        .findFirst();
  }

  private void differs(
      Part part,
      @Nullable Machine machine,
      Fact.Attribute attribute,
      @Nullable String own,
      Majority most) {
    if (own != null && !own.equals(most.value())) {
      EnvironmentId id = part.environment().id();
      answering.found(
          Level.AMBER,
          part.seat().seat(),
          machine == null ? null : new Finding.Which(machine.id(), machine.name()),
          new Fact.Differs(attribute, own, most.value(), most.agreeing(), most.group()),
          attribute == Fact.Attribute.SNAPSHOT ? new Remedy.Revert(id) : new Remedy.OpenWeb(id));
    }
  }
}
