package envwatch.ui;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Everything by which an environment's place in the list can be decided, whatever column is sorted
 * by, except its age. As long as it stays equal, nothing has to be sorted again.
 */
record EnvironmentPlace(
    Phase phase,
    String name,
    String id,
    String account,
    Tally machines,
    Expiration expiration,
    @Nullable String owner,
    @Nullable String project,
    @Nullable String blueprint,
    @Nullable String policy,
    @Nullable String snapshot,
    @Nullable String region) {
  static final EnvironmentPlace NOWHERE =
      new EnvironmentPlace(
          Phase.UNKNOWN,
          "",
          "",
          "",
          Tally.UNKNOWN,
          Expiration.NONE,
          null,
          null,
          null,
          null,
          null,
          null);

  /** Problems first, then by name; the id settles what is left. */
  static final Comparator<EnvironmentPlace> USUAL =
      Comparator.comparing(EnvironmentPlace::phase)
          .thenComparing(EnvironmentPlace::name, NaturalOrder.INSTANCE)
          .thenComparing(EnvironmentPlace::id)
          .thenComparing(EnvironmentPlace::account);

  static EnvironmentPlace of(
      @Nullable Environment environment, String name, String account, Phase phase) {
    return environment == null
        ? new EnvironmentPlace(
            phase,
            name,
            "",
            account,
            Tally.UNKNOWN,
            Expiration.NONE,
            null,
            null,
            null,
            null,
            null,
            null)
        : new EnvironmentPlace(
            phase,
            name,
            environment.id().value(),
            account,
            Tally.of(environment),
            environment.expiration(),
            environment.owner(),
            environment.project(),
            environment.blueprint(),
            environment.policy(),
            environment.snapshot(),
            environment.region());
  }
}
