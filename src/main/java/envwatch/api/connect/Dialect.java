package envwatch.api.connect;

import envwatch.api.EnvironmentService;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** One API version. The program lists the dialects it knows in one line of its composition root. */
public interface Dialect {
  ApiVersion version();

  /**
   * Opens the service for the account; makes no request. The service owns and closes the transport.
   */
  EnvironmentService open(ApiAccount account, HttpTransport transport);
}
