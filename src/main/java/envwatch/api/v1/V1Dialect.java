package envwatch.api.v1;

import envwatch.api.Dialect;
import envwatch.api.EnvironmentService;
import envwatch.api.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** The service's API v1 (service/api-v1.md). */
public final class V1Dialect implements Dialect {
  @Override
  public ApiVersion version() {
    return new ApiVersion(1);
  }

  @Override
  public EnvironmentService open(ApiAccount account, HttpTransport transport) {
    throw new UnsupportedOperationException("v1 is not built yet");
  }
}
