package envwatch.api.connect;

import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.model.ApiVersion;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result of one step of a {@link ConnectionTest}. */
public sealed interface StepResult {
  Step step();

  /** The steps in the order in which they run. */
  enum Step {
    /** Something answers at the address. */
    ADDRESS,
    /** The connection is encrypted, and the certificate matches the host. */
    CERTIFICATE,
    /** This computer's clock agrees with the service's. */
    CLOCK,
    /** The service accepts API ID and key. */
    KEY,
    /** The first environment that will be watched can be read. */
    FIRST_ENVIRONMENT
  }

  record Passed(Step step, Fact fact) implements StepResult {}

  record Failed(Step step, ApiException cause) implements StepResult {}

  /** Not run: an earlier step failed, or there is nothing to check. */
  record Skipped(Step step) implements StepResult {}

  /** What a successful step found out. */
  sealed interface Fact {
    /** Nothing beyond its success. */
    record Nothing() implements Fact {}

    /** It answers without a proxy; the script by which the system chooses one was not run. */
    record ScriptUnrun() implements Fact {}

    /**
     * @param offset the service's time minus this computer's; null when the service does not report
     *     its time
     */
    record Clock(@Nullable Duration offset) implements Fact {}

    /**
     * @param skippedVersions newer versions that were skipped, newest first
     */
    record VersionInUse(ApiVersion version, List<Connection.SkippedVersion> skippedVersions)
        implements Fact {}

    /**
     * @param name null when no environment is visible to the account
     * @param visible how many are visible to the account; 0 where only listed ones are watched
     */
    record FirstEnvironment(@Nullable String name, int visible) implements Fact {}
  }
}
