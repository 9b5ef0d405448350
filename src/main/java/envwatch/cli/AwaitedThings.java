package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.Obstacle;
import envwatch.cli.Awaited.Progress;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.Student;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.EnvironmentWords;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges what is waited for, in each view anew. Confined to one thread. */
final class AwaitedThings {
  private final Until until;
  private final StuckDetector still;
  private final Duration patience;
  private final Map<EnvironmentKey, Incomplete> incomplete = new HashMap<>();

  /** Since when no further machine came up. */
  private record Incomplete(long running, Instant since) {}

  /**
   * @param patience how long an environment may run with machines that are down before it counts as
   *     failed, from the last machine that came up
   */
  public AwaitedThings(Until until, StuckDetector still, Duration patience) {
    this.until = until;
    this.still = still;
    this.patience = patience;
  }

  /** Those with these ids, of which some may not exist yet. */
  List<Awaited> named(List<EnvironmentId> ids, WorldView world) {
    return ids.stream()
        .map(id -> judge(id.value(), EnvironmentSelector.find(world, id), world.at()))
        .toList();
  }

  /**
   * Those that match, or may once they were read; while there are none, it is waited for one. Empty
   * if none has to be waited for because all that matched are gone.
   */
  List<Awaited> matching(EnvironmentFilter filter, WorldView world) {
    List<Awaited> found = new ArrayList<>();
    for (WatchedEnvironment watched : world.environments()) {
      Optional<Obstacle> obstacle = EnvironmentSelector.judge(filter, watched, world);
      if (obstacle.isEmpty()) {
        found.add(judge(watched.name(), Optional.of(watched), world.at()));
      } else if (EnvironmentSelector.mayMatch(obstacle) && !watched.gone()) {
        found.add(
            new Awaited(watched.name(), ActionWords.sentence(obstacle.get()), Progress.WAITING));
      }
    }
    boolean listed = listed(world);
    if (!listed || (found.isEmpty() && !until.gone())) {
      found.add(
          new Awaited(
              text("cli.wait.any"),
              text(listed ? "cli.wait.none" : "status.never-seen"),
              Progress.NOT_FOUND));
    }
    return found;
  }

  /** Whether it is known which environments there are. */
  static boolean listed(WorldView world) {
    return !world.accounts().isEmpty() && world.accounts().stream().allMatch(AccountView::listed);
  }

  /** Those of students, of whom some may have none yet. */
  List<Awaited> of(List<Student> students, WorldView world) {
    List<Awaited> found = new ArrayList<>();
    for (Student student : students) {
      EnvironmentId id = student.environment();
      if (id == null) {
        found.add(
            new Awaited(
                student.name(),
                text("check.fact.no-environment"),
                until.gone() ? Progress.THERE : Progress.WAITING));
      } else {
        found.add(judge(student.name(), EnvironmentSelector.find(world, id), world.at()));
      }
    }
    return found;
  }

  /** Whether what is waited for will not come by itself. */
  public boolean failed(WatchedEnvironment watched, Instant now) {
    if (!until.failed(watched, now)) {
      incomplete.remove(watched.key());
      return false;
    }
    Environment environment = watched.environment();
    if (environment == null || environment.status().phase() == Phase.PROBLEM) {
      return true;
    }
    long running =
        environment.machines().stream()
            .filter(machine -> machine.status().phase() == Phase.RUNNING)
            .count();
    Incomplete seen =
        incomplete.merge(
            watched.key(),
            new Incomplete(running, now),
            (before, here) -> before.running() == running ? before : here);
    return !now.isBefore(seen.since().plus(patience));
  }

  private Awaited judge(String name, Optional<WatchedEnvironment> found, Instant now) {
    if (found.isEmpty()) {
      return new Awaited(name, text("status.never-seen"), Progress.WAITING);
    }
    WatchedEnvironment watched = found.get();
    boolean stuck = still.stuck(watched, now);
    Progress progress = Progress.WAITING;
    if (until.met(watched, now)) {
      progress = Progress.THERE;
    } else if (stuck || failed(watched, now)) {
      progress = Progress.FAILED;
    }
    String state = state(watched, progress, now);
    String shown = watched.environment() == null ? name : watched.name();
    return new Awaited(
        watched.key().environment().value().equals(name) ? shown : name,
        stuck ? text("reason.stuck.at", state) : state,
        progress);
  }

  /** Its state, and why that does not count where it alone would do. */
  private String state(WatchedEnvironment watched, Progress progress, Instant now) {
    Environment known = watched.environment();
    Assessment assessed = watched.assess(now, Duration.ZERO);
    String state = EnvironmentWords.summary(known, assessed);
    if (progress != Progress.WAITING || known == null) {
      return state;
    }
    if (until.needsMachines() && !known.complete() && assessed.state() == Phase.RUNNING) {
      return text("cli.wait.machines-unread", state);
    }
    boolean refused = watched.gone() || watched.forbidden();
    return refused || watched.upToDate(now) ? state : text("cli.wait.not-seen", state);
  }
}
