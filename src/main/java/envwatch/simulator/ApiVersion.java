package envwatch.simulator;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;

/** One version of the service's API. */
interface ApiVersion {
  /**
   * @param path what follows the version in the path, without the leading slash
   */
  Reply answer(Request request, String path);
}
