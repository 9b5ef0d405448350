package envwatch.api.v1;

import envwatch.api.EnvironmentService;
import envwatch.api.connect.Dialect;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** The service's API v1 (service/api-v1.md). */
public final class V1Dialect implements Dialect {
  static final ApiVersion VERSION = new ApiVersion(1);

  @Override
  public ApiVersion version() {
    return VERSION;
  }

  @Override
  public EnvironmentService open(ApiAccount account, HttpTransport transport) {
    return new V1Service(account, transport);
  }
}
