package envwatch.ui.model;

import envwatch.history.Since;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.Listed;
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
    @Nullable String owner,
    @Nullable String project,
    @Nullable String blueprint,
    @Nullable String policy,
    @Nullable String snapshot,
    @Nullable String region,
    @Nullable Since since)
    implements Listed {
  static final SortKey EMPTY =
      new SortKey(
          Phase.UNKNOWN,
          0,
          "",
          "",
          "",
          RunningCount.UNKNOWN,
          Expiration.NONE,
          null,
          null,
          null,
          null,
          null,
          null,
          null);

  static SortKey of(
      @Nullable Environment environment, String name, String account, EnvironmentFacts facts) {
    Assessment assessment = facts.assessment();
    Since since = facts.remembered().since();
    return environment == null
        ? new SortKey(
            assessment.phase(),
            assessment.urgency(),
            name,
            "",
            account,
            RunningCount.UNKNOWN,
            Expiration.NONE,
            null,
            null,
            null,
            null,
            null,
            null,
            since)
        : new SortKey(
            assessment.phase(),
            assessment.urgency(),
            name,
            environment.id().value(),
            account,
            RunningCount.of(environment),
            environment.expiration(),
            environment.owner(),
            environment.project(),
            environment.blueprint(),
            environment.policy(),
            environment.snapshot(),
            environment.region(),
            since);
  }
}
