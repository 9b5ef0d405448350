package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.watch.WatchedEnvironment;
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
}
