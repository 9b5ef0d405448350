package envwatch.api.connect;

import envwatch.api.EnvironmentService;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** One API version. The composition root lists all dialects in one line. */
public interface Dialect {
  ApiVersion version();

  /**
   * Opens the service for the account; makes no request. The service owns and closes the transport.
   */
  EnvironmentService open(ApiAccount account, HttpTransport transport);
}
