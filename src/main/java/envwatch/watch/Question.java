package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;

/**
 * Something that is asked of the service in addition to the looks, and within the same budget of
 * requests: it waits while the watch is paused, the connection is lost or the account is signed
 * out. Its methods are called without any lock, {@link #ask} and {@link #failed} on a thread that
 * may block.
 */
public interface Question {
  /**
   * Sends one request and takes the answer.
   *
   * @throws ApiException told to {@link #failed}; the watch also draws its conclusions about the
   *     account from a limit of requests or a rejected key
   */
  void ask(EnvironmentService service) throws ApiException;

  /** The request was sent and failed. */
  void failed(ApiException cause);

  /** Never asked: the account is not watched any more. */
  void dropped();
}
