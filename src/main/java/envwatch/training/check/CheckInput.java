package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.probe.ProbedMachine;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a check is made from.
 *
 * @param now the moment by the computer's clock
 * @param environments those of the class's account that are known, by their id
 * @param listed the environments of the class, as the service lists them for it (parameter {@code
 *     classId}, service/api-v3.md section 3); null if that list was not asked for
 * @param account null if the account is not watched
 * @param paused whether nothing is looked at until the person resumes it
 * @param oldest what was seen longer ago counts as not seen
 * @param fromHere what came of asking machines whether they answer from here; empty unless a person
 *     wanted that
 */
public record CheckInput(
    Instant now,
    ClassView view,
    Map<EnvironmentId, WatchedEnvironment> environments,
    @Nullable List<Environment> listed,
    @Nullable AccountView account,
    boolean paused,
    Knowledge knowledge,
    Duration oldest,
    Map<Place, ProbedMachine> fromHere) {
  /** A machine of the class. */
  public record Place(EnvironmentId environment, MachineId machine) {}

  /** How old what was seen may usually be. */
  public static final Duration USUAL_AGE = Duration.ofMinutes(5);

  public CheckInput {
    environments = Map.copyOf(environments);
    listed = listed == null ? null : List.copyOf(listed);
    fromHere = Map.copyOf(fromHere);
  }

  /** Without asking machines whether they answer from here. */
  public CheckInput(
      Instant now,
      ClassView view,
      Map<EnvironmentId, WatchedEnvironment> environments,
      @Nullable List<Environment> listed,
      @Nullable AccountView account,
      boolean paused,
      Knowledge knowledge,
      Duration oldest) {
    this(now, view, environments, listed, account, paused, knowledge, oldest, Map.of());
  }

  /** The same with what came of asking machines whether they answer from here. */
  public CheckInput with(Map<Place, ProbedMachine> told) {
    return new CheckInput(
        now, view, environments, listed, account, paused, knowledge, oldest, told);
  }

  /** From what is watched. */
  public static CheckInput of(ClassView view, WorldView world, Knowledge knowledge) {
    return of(view, world, LookedAt.NOTHING, knowledge, USUAL_AGE);
  }

  /** From what is watched, and from what checks saw besides. */
  public static CheckInput of(
      ClassView view, WorldView world, LookedAt looked, Knowledge knowledge, Duration oldest) {
    Map<EnvironmentId, WatchedEnvironment> environments = new HashMap<>(looked.environments());
    for (WatchedEnvironment watched : world.environments()) {
      if (watched.key().account().equals(view.key().account())) {
        environments.put(watched.key().environment(), watched);
      }
    }
    return new CheckInput(
        world.at(),
        view,
        environments,
        looked.listed(),
        world.account(view.key().account()).orElse(null),
        world.paused(),
        knowledge,
        oldest);
  }

  /** Whether something was seen lately enough to be judged. */
  public boolean fresh(@Nullable Instant seenAt) {
    return seenAt != null && !seenAt.isBefore(now.minus(oldest));
  }
}
