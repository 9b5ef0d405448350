package envwatch.api;

import envwatch.model.ApiAccount;

/** Connects an account: opens the dialect that it names, or else the newest that answers. */
@FunctionalInterface
public interface ServiceConnector {
  /**
   * Blocks while it makes its requests. The caller closes the connection's service.
   *
   * @throws ApiException the failure of the chosen version; if the account names none, the most
   *     informative failure of all versions: a rejected key rather than a version that is not
   *     offered
   */
  Connection connect(ApiAccount account) throws ApiException;
}
