package envwatch.team;

import envwatch.api.ApiException;
import envwatch.model.EnvironmentId;
import java.time.Instant;

/** What became of a claim without the person who made it. */
public sealed interface ClaimNews {
  EnvironmentId environment();

  /** Somebody else had it first, so it was given up. */
  record Lost(EnvironmentId environment, String author, Instant since) implements ClaimNews {}

  /** Somebody ended it at the Alertmanager. */
  record EndedElsewhere(EnvironmentId environment) implements ClaimNews {}

  /** The environment is well again, so it was released. */
  record WellAgain(EnvironmentId environment) implements ClaimNews {}

  /** It could not be renewed for so long that it was given up. */
  record Lapsed(EnvironmentId environment) implements ClaimNews {}

  /** It could not be written, or not be renewed; it is tried again. */
  record NotWritten(EnvironmentId environment, ApiException failure) implements ClaimNews {}

  /** It could not be released; it is tried again, and it ends by itself. */
  record NotReleased(EnvironmentId environment, ApiException failure) implements ClaimNews {}
}
