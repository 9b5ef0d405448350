package envwatch.api;

import envwatch.model.ApiVersion;
import java.util.List;

/**
 * A service that answered, and why no newer API version was taken.
 *
 * @param passedOver newest first; empty when the account names its version or the newest answered
 */
public record Connection(EnvironmentService service, List<PassedOver> passedOver) {
  public Connection {
    passedOver = List.copyOf(passedOver);
  }

  /** An API version that did not answer as one that is offered. */
  public record PassedOver(ApiVersion version, ApiException cause) {}
}
