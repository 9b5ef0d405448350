package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What checks of a class saw that is not watched.
 *
 * @param environments those that the account does not watch, by their id
 * @param listed the environments of the class, as the service lists them for it; null if that list
 *     could not be read
 */
public record LookedAt(
    Map<EnvironmentId, WatchedEnvironment> environments, @Nullable List<Environment> listed) {
  /** Nothing was looked at. */
  public static final LookedAt NOTHING = new LookedAt(Map.of(), null);

  public LookedAt {
    environments = Map.copyOf(environments);
    listed = listed == null ? null : List.copyOf(listed);
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
        listed,
        watched.account(),
        watched.paused(),
        knowledge,
        watched.oldest());
  }
}
