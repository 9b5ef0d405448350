package envwatch.training.check.look;

import envwatch.model.EnvironmentId;
import envwatch.training.check.facts.CheckInput;
import envwatch.training.check.facts.Knowledge;
import envwatch.training.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.HashMap;
import java.util.Map;

/**
 * What checks of a class saw of environments that the account does not watch.
 *
 * @param environments by their id
 */
public record LookedAt(Map<EnvironmentId, WatchedEnvironment> environments) {
  /** Nothing was looked at. */
  public static final LookedAt NOTHING = new LookedAt(Map.of());

  public LookedAt {
    environments = Map.copyOf(environments);
  }

  /** Everything that is known of the class now. */
  public CheckInput input(ClassView view, WorldView world, Knowledge knowledge) {
    CheckInput watched = CheckInput.of(view, world, knowledge);
    Map<EnvironmentId, WatchedEnvironment> all = new HashMap<>(environments);
    all.putAll(watched.environments());
    return new CheckInput(
        watched.now(),
        view,
        all,
        watched.listed(),
        watched.account(),
        watched.paused(),
        knowledge,
        watched.oldest());
  }
}
