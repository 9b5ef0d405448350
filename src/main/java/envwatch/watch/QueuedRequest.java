package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;

/**
 * A request to the service in addition to the looks, and within the same request budget: it waits
 * while the watch is paused, the connection is lost or the account is signed out. Its methods are
 * called without holding a lock, {@link #ask} and {@link #failed} on a thread that may block.
 */
public interface QueuedRequest {
  /**
   * Sends one request and processes the answer.
   *
   * @throws ApiException passed to {@link #failed}; the watch also reacts to a rate limit or a
   *     rejected key for the whole account
   */
  void ask(EnvironmentService service) throws ApiException;

  /** Called when the request was sent and failed. */
  void failed(ApiException cause);

  /**
   * Whether anybody still waits for the answer; if not, the request is never sent, and nothing else
   * is called. Asked under a lock.
   */
  default boolean wanted() {
    return true;
  }

  /** Called when the question will never be asked because the account is no longer watched. */
  void dropped();
}
