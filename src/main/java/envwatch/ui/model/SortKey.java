package envwatch.ui.model;

import envwatch.history.Since;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.Listed;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that determines an environment's position in the list, whichever column is sorted by,
 * except its age. While it stays equal, the list need not be sorted again.
 */
record SortKey(
    Phase phase,
    long urgency,
    String name,
    String id,
    String account,
    RunningCount machines,
    Expiration expiration,
    List<@Nullable String> texts,
    @Nullable Since since)
    implements Listed {
  static final SortKey EMPTY =
      new SortKey(
          Phase.UNKNOWN, 0, "", "", "", RunningCount.UNKNOWN, Expiration.NONE, List.of(), null);

  static SortKey of(
      @Nullable Environment environment, String name, String account, EnvironmentFacts facts) {
    return new SortKey(
        facts.assessment().phase(),
        facts.assessment().urgency(),
        name,
        environment == null ? "" : environment.id().value(),
        account,
        RunningCount.of(environment),
        facts.expiration(),
        environment == null ? List.of() : texts(environment),
        facts.remembered().since());
  }

  private static List<@Nullable String> texts(Environment environment) {
    return Arrays.asList(
        environment.owner(),
        environment.project(),
        environment.blueprint(),
        environment.policy(),
        environment.snapshot(),
        environment.region());
  }
}
