package envwatch.api;

import envwatch.model.ApiAccount;

/** Connects an account: opens its dialect, or with a choice left open the newest that answers. */
@FunctionalInterface
public interface ServiceConnector {
  /**
   * Blocks for the requests it takes. The caller closes the service of the connection.
   *
   * @throws ApiException what the chosen version answered; with the choice left open the most
   *     telling answer of all: a rejected key rather than a version that is not offered
   */
  Connection connect(ApiAccount account) throws ApiException;
}
