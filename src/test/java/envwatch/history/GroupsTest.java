package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What differs from its like, and what turned bad together. */
@Tag("fast")
class GroupsTest {
  private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");
  private static final Status UP = new Status(Phase.RUNNING, "Running");
  private static final Status ASLEEP = new Status(Phase.SUSPENDED, "Suspended");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");

  private final List<WatchedEnvironment> environments = new ArrayList<>();
  private final Map<Subject, LastSeen> seen = new LinkedHashMap<>();
  private final CommonCauses causes = new CommonCauses();

  private Environment.Builder environment(String id) {
    return Environment.builder()
        .id(Samples.id(id))
        .name(id)
        .status(UP)
        .blueprint("Web")
        .region("Miami")
        .project("Sales");
  }

  private void add(Environment environment, Phase phase, Duration since, boolean exact) {
    Subject subject = Subject.of(Samples.key(environment.id().value()));
    environments.add(
        new WatchedEnvironment(
            subject.environment(), environment, NOW, Duration.ofSeconds(30), null, null));
    State state = new State(phase, environment.status().word());
    Instant at = NOW.minus(since);
    seen.put(
        subject,
        new LastSeen(subject, environment.name(), Map.of(), state, at, exact, null, at, NOW));
    for (Machine machine : environment.machines()) {
      Subject part = new Subject(subject.environment(), machine.id());
      State own = new State(machine.status().phase(), machine.status().word());
      seen.put(part, new LastSeen(part, machine.name(), Map.of(), own, at, exact, null, at, NOW));
    }
  }

  private void add(Environment.Builder environment) {
    add(environment.build(), environment.build().status().phase(), Duration.ofHours(5), true);
  }

  private WorldView world(Instant at) {
    return new WorldView(at, false, List.of(Samples.live(NOW)), environments);
  }

  private Map<EnvironmentKey, List<Outlier>> odd() {
    return new Oddities().find(world(NOW));
  }

  private static Subject subject(String id) {
    return Subject.of(Samples.key(id));
  }

  private static Machine named(String id, String name) {
    return Machine.builder().id(new MachineId(id)).name(name).status(UP).build();
  }

  private static Machine machine(String id, Status status, int memory) {
    return Machine.builder()
        .id(new MachineId(id))
        .name("db")
        .status(status)
        .hardware(new Hardware(2, memory, 40))
        .build();
  }

  // Odd one out

  @Test
  void oneOfThreeWithAnotherSnapshotIsOdd() {
    add(environment("A").snapshot("New"));
    add(environment("B").snapshot("New"));
    add(environment("C").snapshot("Old"));
    assertThat(odd())
        .containsExactly(
            Map.entry(
                Samples.key("C"),
                List.of(
                    new Outlier(subject("C"), Outlier.Kind.SNAPSHOT, "Web", "Old", "New", 2, 3))));
  }

  @Test
  void nothingIsOddBeforeEverythingWasReadOnce() {
    Oddities oddities = new Oddities();
    add(environment("A").snapshot("New"));
    add(environment("B").snapshot("New"));
    add(environment("C").snapshot("Old"));
    WorldView read = world(NOW);
    environments.add(
        new WatchedEnvironment(Samples.key("D"), null, null, Duration.ofSeconds(30), null, null));
    WorldView unread = world(NOW);
    assertThat(oddities.find(unread)).isEmpty();
    assertThat(oddities.find(read)).containsOnlyKeys(Samples.key("C"));
    assertThat(oddities.find(unread)).containsOnlyKeys(Samples.key("C"));
  }

  @Test
  void neitherStatusNorExpirationIsADifference() {
    add(environment("A"));
    add(environment("B"));
    add(environment("C"));
    add(environment("D").status(new Status(Phase.SUSPENDED, "Suspended")));
    add(environment("E").status(FAILED).expiration(new Expiration.At(NOW.plusSeconds(60))));
    assertThat(odd()).isEmpty();
  }

  @Test
  void twoCannotTellWhichIsOdd() {
    add(environment("A").snapshot("New"));
    add(environment("B").snapshot("Old"));
    assertThat(odd()).isEmpty();
  }

  @Test
  void lessThanTwoThirdsAreNoRule() {
    add(environment("A").snapshot("New"));
    add(environment("B").snapshot("New"));
    add(environment("C").snapshot("New"));
    add(environment("D").snapshot("Old"));
    add(environment("E").snapshot("Older"));
    assertThat(odd()).isEmpty();
  }

  @Test
  void otherBlueprintsAreNotCompared() {
    add(environment("A").snapshot("New"));
    add(environment("B").snapshot("New"));
    add(environment("C").blueprint("Shop").snapshot("Old"));
    assertThat(odd()).isEmpty();
  }

  @Test
  void aMachineWithLessMemoryThanItsLikeIsOdd() {
    add(environment("A").machines(List.of(machine("1", UP, 4_096))));
    add(environment("B").machines(List.of(machine("2", UP, 4_096))));
    add(environment("C").machines(List.of(machine("3", FAILED, 2_048))));
    Subject machine = new Subject(Samples.key("C"), new MachineId("3"));
    assertThat(odd())
        .containsExactly(
            Map.entry(
                Samples.key("C"),
                List.of(new Outlier(machine, Outlier.Kind.MEMORY, "Web", "2048", "4096", 2, 3))));
  }

  @Test
  void aMissingMachineIsOddAndSaidOnce() {
    add(environment("A").machines(List.of(machine("1", UP, 1))));
    add(environment("B").machines(List.of(machine("2", UP, 1))));
    add(environment("C"));
    assertThat(odd().get(Samples.key("C")))
        .extracting(Outlier::kind, Outlier::own, Outlier::usual)
        .containsExactly(tuple(Outlier.Kind.MACHINES, "0", "1"));
  }

  @Test
  void aMachineOfAnotherNameIsOdd() {
    add(environment("A").machines(List.of(machine("1", UP, 1))));
    add(environment("B").machines(List.of(machine("2", UP, 1))));
    add(environment("C").machines(List.of(named("3", "web"))));
    assertThat(odd().get(Samples.key("C")))
        .extracting(Outlier::kind, Outlier::own, Outlier::usual)
        .containsExactly(tuple(Outlier.Kind.MACHINE_NAMES, "web", "db"));
  }

  @Test
  void allThatDiffersIsToldSnapshotFirst() {
    add(environment("A").snapshot("New").machines(List.of(machine("1", UP, 4_096))));
    add(environment("B").snapshot("New").machines(List.of(machine("2", UP, 4_096))));
    add(environment("C").snapshot("Old").machines(List.of(machine("3", UP, 2_048))));
    assertThat(odd().get(Samples.key("C")))
        .extracting(Outlier::kind)
        .containsExactly(Outlier.Kind.SNAPSHOT, Outlier.Kind.MEMORY);
  }

  // Common cause

  private void bad(int count, Duration ago, String region, String blueprint) {
    for (int i = 0; i < count; i++) {
      Environment environment =
          environment("X" + environments.size())
              .status(FAILED)
              .region(region)
              .blueprint(blueprint)
              .build();
      add(environment, Phase.PROBLEM, ago, true);
    }
  }

  private void good(int count, String region, String blueprint) {
    for (int i = 0; i < count; i++) {
      add(environment("G" + environments.size()).region(region).blueprint(blueprint));
    }
  }

  private List<CommonCause> causes() {
    take(causes, memory(environments));
    return causes.find(world(NOW));
  }

  private static void take(CommonCauses causes, LastStates memory) {
    causes.take(memory.present().keySet(), memory);
  }

  private LastStates memory(List<WatchedEnvironment> present) {
    Map<EnvironmentKey, EnvironmentMemory> memories = new LinkedHashMap<>();
    present.forEach(watched -> memories.put(watched.key(), memory(watched)));
    return new LastStates(NOW, Duration.ZERO, memories, Map.of(), Map.of());
  }

  private EnvironmentMemory memory(WatchedEnvironment watched) {
    LastSeen last = seen.get(Subject.of(watched.key()));
    return last == null
        ? EnvironmentMemory.unknown(false).unseen(watched, false)
        : EnvironmentMemory.seen(watched, NOW, LastState.carriedIn(last), Map.of(), false);
  }

  @Test
  void fiveOfSixInARegionAreOneCause() {
    bad(4, Duration.ofMinutes(9), "Miami", "Web");
    bad(1, Duration.ofMinutes(8), "Miami", "Shop");
    good(1, "Miami", "Shop");
    good(9, "London", "Shop");
    assertThat(causes()).hasSize(1);
    CommonCause cause = causes().getFirst();
    assertThat(cause.kind()).isEqualTo(CommonCause.Kind.REGION);
    assertThat(cause.shared()).isEqualTo("Miami");
    assertThat(cause.environments()).hasSize(5);
    assertThat(cause.total()).isEqualTo(6);
    assertThat(cause.from()).isEqualTo(NOW.minus(Duration.ofMinutes(9)));
    assertThat(cause.until()).isEqualTo(NOW.minus(Duration.ofMinutes(8)));
  }

  @Test
  void fourAreNotEnough() {
    bad(4, Duration.ofMinutes(9), "Miami", "Web");
    assertThat(causes()).isEmpty();
  }

  @Test
  void fiveOfSevenAreNotEnough() {
    bad(5, Duration.ofMinutes(9), "Miami", "Web");
    good(2, "Miami", "Web");
    assertThat(causes()).isEmpty();
  }

  @Test
  void eightOfTenAreEnough() {
    bad(8, Duration.ofMinutes(9), "Miami", "Web");
    good(2, "Miami", "Web");
    assertThat(causes()).hasSize(1);
  }

  @Test
  void whatTurnedBadApartHasNoCommonCause() {
    bad(3, Duration.ofMinutes(9), "Miami", "Web");
    bad(3, Duration.ofMinutes(6), "Miami", "Web");
    assertThat(causes()).isEmpty();
  }

  @Test
  void aSecondOutageOfOthersIsTold() {
    bad(6, Duration.ofMinutes(30), "Miami", "Web");
    bad(6, Duration.ofMinutes(9), "Miami", "Shop");
    assertThat(causes())
        .extracting(CommonCause::shared, cause -> cause.environments().size())
        .containsExactlyInAnyOrder(tuple("Web", 6), tuple("Miami", 6));
  }

  @Test
  void whatAnotherCauseExplainedBeforeIsNotAmongThoseThatCouldTurn() {
    bad(8, Duration.ofHours(20), "Miami", "Web");
    for (int i = 0; i < 6; i++) {
      add(
          environment("Y" + i).status(FAILED).blueprint("B" + i).build(),
          Phase.PROBLEM,
          Duration.ofMinutes(9),
          true);
    }
    assertThat(causes())
        .extracting(CommonCause::shared, CommonCause::total)
        .containsExactlyInAnyOrder(tuple("Web", 8), tuple("Miami", 6));
  }

  @Test
  void theLargestOfTwoThatDoesNotConcernMostHidesNoOther() {
    for (int i = 0; i < 12; i++) {
      Duration since = Duration.ofMinutes(i < 6 ? 30 : 9);
      add(
          environment("Z" + i).status(FAILED).blueprint("B" + i).project("P" + i).build(),
          Phase.PROBLEM,
          since,
          true);
    }
    assertThat(causes())
        .filteredOn(cause -> cause.shared().equals("Miami"))
        .extracting(CommonCause::total)
        .containsExactly(6);
  }

  @Test
  void whatTurnedBadUnseenHasNoCommonCause() {
    for (int i = 0; i < 6; i++) {
      add(environment("X" + i).status(FAILED).build(), Phase.PROBLEM, Duration.ofMinutes(9), false);
    }
    assertThat(causes()).isEmpty();
  }

  @Test
  void nestedGroupsAreReportedOnceAsTheNarrowest() {
    bad(6, Duration.ofMinutes(9), "Miami", "Web");
    good(1, "Miami", "Shop");
    assertThat(causes())
        .extracting(CommonCause::kind, CommonCause::shared, CommonCause::total)
        .containsExactly(tuple(CommonCause.Kind.BLUEPRINT, "Web", 6));
  }

  @Test
  void aBlueprintThatExplainsOnlyHalfIsNotTheCause() {
    bad(6, Duration.ofMinutes(9), "Miami", "Web");
    bad(6, Duration.ofMinutes(9), "Miami", "Shop");
    good(20, "London", "Mail");
    assertThat(causes())
        .extracting(CommonCause::kind, CommonCause::shared)
        .containsExactly(tuple(CommonCause.Kind.REGION, "Miami"));
  }

  @Test
  void twoRegionsAreTwoCauses() {
    bad(6, Duration.ofMinutes(9), "Miami", "Web");
    bad(5, Duration.ofMinutes(30), "London", "Web");
    good(20, "Paris", "Web");
    assertThat(causes()).extracting(CommonCause::shared).containsExactly("Miami", "London");
  }

  @Test
  void whatIsSuspendedCannotTurnAndIsNotCounted() {
    for (int number = 0; number < 105; number++) {
      Environment.Builder one = environment("E" + number).project(null).blueprint(null);
      if (number < 80) {
        add(one.status(FAILED).build(), Phase.PROBLEM, Duration.ofSeconds(30), true);
      } else {
        add(one.status(ASLEEP).build(), Phase.SUSPENDED, Duration.ofHours(9), true);
      }
    }
    for (int number = 0; number < 200; number++) {
      add(environment("F" + number).region("Europe").project(null).blueprint(null));
    }

    assertThat(causes())
        .singleElement()
        .satisfies(cause -> {
          assertThat(cause.shared()).isEqualTo("Miami");
          assertThat(cause.environments()).hasSize(80);
        });
  }

  @Test
  void whatHadFailedBeforeCannotTurnAndIsNotCounted() {
    bad(8, Duration.ofMinutes(9), "Miami", "Web");
    good(2, "Miami", "Web");
    bad(2, Duration.ofHours(3), "Miami", "Web");
    Environment unseen = environment("U").status(FAILED).build();
    add(unseen, Phase.PROBLEM, Duration.ofMinutes(20), false);

    assertThat(causes())
        .extracting(cause -> cause.environments().size(), CommonCause::total)
        .containsExactly(tuple(8, 10));
  }

  @Test
  void whatTurnsWithinTwoSlowRoundsTurnsTogether() {
    for (int number = 0; number < 20; number++) {
      Environment one =
          environment("E" + number).status(FAILED).project(null).blueprint(null).build();
      add(one, Phase.PROBLEM, Duration.ofSeconds(8L * number), true);
    }
    WatchedEnvironment first = environments.getFirst();
    environments.set(
        0,
        new WatchedEnvironment(
            first.key(),
            first.environment(),
            NOW.minusSeconds(82),
            Duration.ofSeconds(82),
            null,
            null));

    assertThat(causes())
        .singleElement()
        .satisfies(cause -> assertThat(cause.environments()).hasSize(20));
  }

  @Test
  void keptFromViewToViewItFindsWhatASearchOfItsOwnFinds() {
    Random random = new Random(20);
    LastStates before = LastStates.EMPTY;
    int found = 0;
    for (int view = 0; view < 300; view++) {
      environments.clear();
      seen.clear();
      boolean outage = random.nextBoolean();
      for (int number = 0; number < 30; number++) {
        if (random.nextInt(15) > 0) {
          add(number, random, outage);
        }
      }
      LastStates now = memory(environments);
      causes.take(now.differencesTo(before), now);
      before = now;
      CommonCauses own = new CommonCauses();
      take(own, now);

      List<CommonCause> kept = causes.find(world(NOW));
      assertThat(kept)
          .usingRecursiveComparison()
          .ignoringCollectionOrderInFields("environments")
          .isEqualTo(own.find(world(NOW)));
      found += kept.size();
    }
    assertThat(found).isGreaterThan(100);
  }

  private void add(int number, Random random, boolean outage) {
    Environment.Builder one =
        environment("E" + number)
            .region(List.of("Miami", "London", "").get(random.nextInt(3)))
            .blueprint("Web " + number % 4);
    Duration ago = Duration.ofSeconds(random.nextInt(outage ? 100 : 1_000));
    switch (random.nextInt(outage ? 24 : 4)) {
      case 0 -> add(one);
      case 1 -> add(one.status(FAILED).build(), Phase.PROBLEM, ago, false);
      case 2 -> add(one.status(ASLEEP).build(), Phase.SUSPENDED, ago, true);
      default -> add(one.status(FAILED).build(), Phase.PROBLEM, ago, true);
    }
  }
}
