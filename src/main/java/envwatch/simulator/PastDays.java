package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * The days of a past: environments of the present are created when they say, and before that,
 * others were in their place; all are used, break and are mended. Lived through once, by events on
 * an agenda.
 */
final class PastDays {
  private static final long OF_THE_PAST = 0x5eedL << 32;

  /** From here on, nothing happens but what leads to the present. */
  private static final Duration LEADING = Duration.ofMinutes(50);

  private static final Duration CONSEQUENCES = Duration.ofMinutes(40);

  /** What began that long before the past may go on in it. */
  private static final Duration BEFORE = Duration.ofHours(20);

  private final List<LabEnvironment> present;
  private final Span days;
  private final Instant leading;
  private final Random random;
  private final Agenda agenda = new Agenda();
  private final WorldState registry;
  private final PastEvents happenings;
  private final EnvironmentSeed predecessors;

  /**
   * @param listener receives the changes in order, including one for what exists at the beginning
   */
  PastDays(Past past, Consumer<PastChange> listener) {
    this.present = past.environments();
    this.days = past.days();
    this.leading = days.end().minus(LEADING);
    this.random = new Random(past.seed() ^ OF_THE_PAST);
    this.registry = new WorldState(past.catalogue());
    registry.observe(new PastRecorder(agenda, days.start(), listener));
    past.snapshots().forEach(registry::add);
    Ids ids = new Ids(random);
    this.happenings = new PastEvents(registry, agenda, random, ids);
    this.predecessors = new EnvironmentSeed(random, ids, registry, past.machines(), present.size());
  }

  /**
   * Lives through the days; must be called once.
   *
   * @return all snapshots that exist in the end
   */
  List<LabSnapshot> live() {
    for (int number = 0; number < present.size(); number++) {
      LabEnvironment environment = present.get(number);
      precede(environment.created());
      if (environment.state() == EnvironmentState.CREATION_FAILED) {
        failToCreate(environment);
      } else {
        plan(environment, new Span(environment.created(), days.end()));
        lead(environment, number);
      }
    }
    agenda.runUntil(days.end().minusMillis(1));
    return registry.allSnapshots();
  }

  /** Plans those that existed before an environment in its place. */
  private void precede(Instant created) {
    Instant until = created.minus(hours(1, 19));
    while (until.isAfter(days.start())) {
      Span life = new Span(until.minus(hours(48, 168)), until);
      LabEnvironment one =
          predecessors.make(EnvironmentState.SUSPENDED, until).lasting(life.start(), life.end());
      plan(one, life);
      agenda.add(until, moment -> happenings.expire(one.id()));
      until = life.start().minus(hours(1, 19));
    }
  }

  private void failToCreate(LabEnvironment environment) {
    if (existsAtFirst(environment)) {
      registry.put(environment);
    } else {
      agenda.add(
          environment.created(),
          moment ->
              happenings.failToCreate(
                  environment.withMachinesIn(EnvironmentState.PREPARING), moment));
    }
  }

  private boolean existsAtFirst(LabEnvironment environment) {
    return !environment.created().isAfter(days.start());
  }

  /** Plans the ordinary days of an environment. */
  private void plan(LabEnvironment environment, Span life) {
    Instant evening = days.start().minus(BEFORE);
    List<Span> uses =
        new Timetable(environment, random)
            .uses(new Span(life.start().isBefore(evening) ? evening : life.start(), life.end()));
    if (existsAtFirst(environment)) {
      boolean used = uses.stream().anyMatch(use -> within(use, days.start()));
      registry.put(
          environment.withMachinesIn(used ? EnvironmentState.RUNNING : EnvironmentState.SUSPENDED));
    } else {
      agenda.add(
          life.start(),
          moment ->
              happenings.create(environment.withMachinesIn(EnvironmentState.PREPARING), moment));
    }
    uses.forEach(use -> plan(environment.id(), use));
  }

  private static boolean within(Span span, Instant moment) {
    return !span.start().isAfter(moment) && span.end().isAfter(moment);
  }

  private void plan(String id, Span use) {
    at(use.start(), moment -> happenings.resume(id, moment));
    at(use.end(), moment -> happenings.suspend(id, moment));
    Duration length = Duration.between(use.start(), use.end());
    Instant middle = use.start().plus(length.multipliedBy(1 + random.nextInt(8)).dividedBy(10));
    switch (random.nextInt(20)) {
      case 0, 1, 2 -> at(middle, moment -> happenings.reboot(id, moment));
      case 3 -> at(middle, moment -> happenings.revert(id, moment));
      case 4, 5, 6 -> at(middle, moment -> happenings.breakDown(id, moment, minutes(6, 30)));
      case 7 -> at(middle, moment -> happenings.takeSnapshot(id, moment));
      default -> {}
    }
  }

  /** What happens on ordinary days is over, with its consequences, when the present is led to. */
  private void at(Instant moment, Agenda.Happening what) {
    if (!moment.isBefore(days.start()) && moment.isBefore(leading.minus(CONSEQUENCES))) {
      agenda.add(moment, what);
    }
  }

  /**
   * Plans how an environment becomes as it is at present. Whatever the day, some environments were
   * suspended lately, and some had problems that ended.
   */
  private void lead(LabEnvironment environment, int number) {
    String id = environment.id();
    agenda.add(leading, moment -> happenings.mend(id, moment));
    boolean suspended = suspendedBefore(environment);
    if (!suspended || number % 2 == 0) {
      agenda.add(leading.minus(minutes(10, 150)), moment -> happenings.resume(id, moment));
      agenda.add(leading.minus(minutes(0, 2)), moment -> happenings.resume(id, moment));
    }
    if (suspended) {
      agenda.add(leading.plus(minutes(5, 30)), moment -> happenings.suspend(id, moment));
      return;
    }
    List<String> stopped =
        environment.machines().stream()
            .filter(machine -> machine.state() == MachineState.POWERED_OFF)
            .map(LabMachine::id)
            .toList();
    if (!stopped.isEmpty()) {
      agenda.add(
          leading.plus(minutes(30, 12)),
          moment -> stopped.forEach(machine -> happenings.stop(id, machine)));
    } else if (number % 3 == 0) {
      agenda.add(
          leading.plus(minutes(6, 10)), moment -> happenings.breakDown(id, moment, minutes(4, 12)));
    }
  }

  /** Whether it is suspended, or being resumed from the moment at which the world is served. */
  private static boolean suspendedBefore(LabEnvironment environment) {
    return environment.state() == EnvironmentState.SUSPENDED
        || environment.state() == EnvironmentState.PREPARING
            && environment.machines().stream()
                .noneMatch(machine -> machine.state() == MachineState.LOADING_FROM_SNAPSHOT);
  }

  private Duration hours(int least, int more) {
    return minutes(least * 60, more * 60);
  }

  private Duration minutes(int least, int more) {
    return Duration.ofSeconds(least * 60L + random.nextInt(more * 60));
  }
}
