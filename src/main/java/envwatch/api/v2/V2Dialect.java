package envwatch.api.v2;

import envwatch.api.Dialect;
import envwatch.api.EnvironmentService;
import envwatch.api.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** The service's API v2 (service/api-v2.md). */
public final class V2Dialect implements Dialect {
  @Override
  public ApiVersion version() {
    return new ApiVersion(2);
  }

  @Override
  public EnvironmentService open(ApiAccount account, HttpTransport transport) {
    throw new UnsupportedOperationException("v2 is not built yet");
  }
}
