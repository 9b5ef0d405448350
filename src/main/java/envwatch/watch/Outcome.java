package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService.Listing;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;

/** What came of a look. */
sealed interface Outcome {
  record Connected(Connection connection) implements Outcome {}

  record Listed(Listing listing) implements Outcome {}

  /**
   * @param asked the id that was asked for
   */
  record Seen(EnvironmentId asked, Environment environment) implements Outcome {}

  /** A {@link Question} was answered, and has taken the answer itself. */
  record Answered() implements Outcome {}

  record Failed(ApiException cause) implements Outcome {}
}
