package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What holds for every sequence of views. */
@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DetectionPropertiesTest {
  private static final int SEQUENCES = 150;
  private static final int VIEWS = 120;
  private static final Duration LONGEST_DOUBT = Duration.ofMinutes(5);
  private static final List<Status> STATUSES =
      List.of(
          new Status(Phase.RUNNING, "Running"),
          new Status(Phase.SUSPENDED, "Suspended"),
          new Status(Phase.CHANGING, "Preparing"),
          new Status(Phase.PROBLEM, "Creation Failed"),
          new Status(Phase.UNKNOWN, "Frobnicating"));

  /** A random life of three environments, with restarts, pauses, sleep and lost connections. */
  private static final class Life {
    final Random random;
    final Map<Subject, State> replayed = new HashMap<>();
    final List<Change> changes = new ArrayList<>();
    final List<ObservedInterval> ended = new ArrayList<>();
    final List<AbsenceInterval> absences = new ArrayList<>();
    final Map<String, Environment> world = new TreeMap<>();
    Scene scene = new Scene();

    Life(long seed) {
      random = new Random(seed);
      List.of("A", "B", "C").forEach(id -> world.put(id, any(id)));
    }

    private Environment any(String id) {
      List<Machine> machines = new ArrayList<>();
      for (int i = 0; i < random.nextInt(3); i++) {
        machines.add(
            Machine.builder().id(new MachineId("M" + i)).name("m" + i).status(status()).build());
      }
      return Samples.environment(id, Detail.COMPLETE, "Lab " + id, status(), machines);
    }

    private Status status() {
      return STATUSES.get(random.nextInt(STATUSES.size()));
    }

    void step() {
      switch (random.nextInt(12)) {
        case 0 ->
            interruption(() -> {
              scene.link(new Link.Lost(new ApiException.ServerFault(503, null), scene.now(), null));
              blind();
              scene.link(new Link.Live());
            });
        case 1 ->
            interruption(() -> {
              scene.paused(true);
              blind();
              scene.paused(false);
            });
        case 2 -> scene.later(Duration.ofHours(1 + random.nextInt(10)));
        case 3 -> restart();
        case 4 -> scene.setBack(Duration.ofMinutes(random.nextInt(90)));
        case 5 -> {
          String id = List.of("A", "B", "C").get(random.nextInt(3));
          if (world.remove(id) == null) {
            world.put(id, any(id));
          } else {
            scene.drops(id);
          }
        }
        default -> world.replaceAll((id, was) -> random.nextInt(3) == 0 ? any(id) : was);
      }
      look();
    }

    private void interruption(Runnable what) {
      world.replaceAll((id, was) -> random.nextBoolean() ? any(id) : was);
      what.run();
    }

    /** Views while nothing is seen. */
    private void blind() {
      for (int i = 0; i < 3; i++) {
        scene.later(Scene.INTERVAL);
        Detected detected = take(scene.view());
        assertThat(detected.changes()).isEmpty();
        assertThat(scene.memory().looking()).isEmpty();
      }
    }

    private void restart() {
      Instant now = scene.now();
      ended.addAll(Detection.stop(scene.memory(), now).ended());
      Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
      next.later(Duration.between(next.now(), now).plusSeconds(random.nextInt(3_600)));
      scene = next;
      scene.link(new Link.Connecting());
      take(scene.view());
      scene.link(new Link.Live());
      if (random.nextBoolean()) {
        scene.later(Duration.ofSeconds(1));
        world.values().forEach(environment -> scene.sees(Samples.line(environment)));
        assertThat(take(scene.view()).changes()).isEmpty();
      }
    }

    private void look() {
      scene.later(Scene.INTERVAL);
      world.values().forEach(scene::sees);
      take(scene.view());
    }

    private Detected take(Detected detected) {
      for (Change change : detected.changes()) {
        if (change.from() != null) {
          assertThat(replayed).containsEntry(change.subject(), change.from());
        }
        replayed.put(change.subject(), change.to());
      }
      detected.news().forEach(known -> replayed.putIfAbsent(known.subject(), known.state()));
      changes.addAll(detected.changes());
      ended.addAll(detected.ended());
      absences.addAll(detected.absences());
      return detected;
    }
  }

  /** Lived once for all tests, which only look at what came of them. */
  private final List<Life> lives = lives();

  private static List<Life> lives() {
    List<Life> lives = new ArrayList<>();
    for (long seed = 0; seed < SEQUENCES; seed++) {
      Life life = new Life(seed);
      life.look();
      for (int view = 0; view < VIEWS; view++) {
        life.step();
      }
      lives.add(life);
    }
    return lives;
  }

  @Test
  void replayingTheChangesGivesWhatIsRemembered() {
    for (Life life : lives) {
      for (LastSeen known : life.scene.memory().lastSeen()) {
        assertThat(life.replayed).containsEntry(known.subject(), known.state());
      }
    }
  }

  @Test
  void whatIsRememberedIsWhatWasSeenLast() {
    for (Life life : lives) {
      Map<Subject, State> remembered = new HashMap<>();
      life.scene
          .memory()
          .lastSeen()
          .forEach(known -> remembered.put(known.subject(), known.state()));
      life.world.forEach((id, environment) ->
          assertThat(remembered.get(Subject.of(Samples.key(id))).word())
              .isEqualTo(environment.status().word()));
    }
  }

  @Test
  void noChangeEndsBeforeItBegins() {
    for (Life life : lives) {
      for (Change change : life.changes) {
        if (change.lastSeenBefore() != null) {
          assertThat(change.firstSeenAfter()).isAfterOrEqualTo(change.lastSeenBefore());
        }
      }
    }
  }

  @Test
  void everyChangeSaysSomething() {
    for (Life life : lives) {
      for (Change change : life.changes) {
        assertThat(change.from() == null || change.ofState() || !change.facts().isEmpty()).isTrue();
      }
    }
  }

  @Test
  void anEnvironmentThatTheServiceChangedDidSoBetweenLooksThatFollowEachOther() {
    for (Life life : lives) {
      for (Change change : life.changes) {
        if (change.cause() instanceof Cause.Service
            && change.lastSeenBefore() != null
            && change.subject().machine() == null) {
          assertThat(Duration.between(change.lastSeenBefore(), change.firstSeenAfter()))
              .as("%s", change)
              .isLessThanOrEqualTo(Scene.INTERVAL.multipliedBy(2).plus(LONGEST_DOUBT));
        }
      }
    }
  }

  @Test
  void noStretchEndsBeforeItBeginsAndEveryOneHasAReason() {
    for (Life life : lives) {
      for (ObservedInterval looking : life.ended) {
        assertThat(looking.until()).isAfterOrEqualTo(looking.from());
        assertThat(looking.ended()).isNotNull();
      }
      for (AbsenceInterval absence : life.absences) {
        assertThat(absence.until()).isAfter(absence.from());
      }
    }
  }

  @Test
  void nothingIsSinceTheFuture() {
    for (Life life : lives) {
      for (LastSeen known : life.scene.memory().lastSeen()) {
        boolean present =
            life.world.containsKey(known.subject().environment().environment().value());
        if (present && known.subject().machine() == null) {
          assertThat(known.since()).isBeforeOrEqualTo(life.scene.now());
        }
      }
    }
  }
}
