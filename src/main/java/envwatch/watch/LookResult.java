package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService.Listing;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;

/** The result of a look. */
sealed interface LookResult {
  record Connected(Connection connection) implements LookResult {}

  record Listed(Listing listing) implements LookResult {}

  /**
   * @param asked the requested id
   */
  record Seen(EnvironmentId asked, Environment environment) implements LookResult {}

  /** A {@link QueuedRequest} was answered and has processed the answer. */
  record Answered() implements LookResult {}

  record Failed(ApiException cause) implements LookResult {}
}
