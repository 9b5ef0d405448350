package envwatch.api.v2;

import envwatch.api.EnvironmentService;
import envwatch.api.connect.Dialect;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** The service's API v2 (service/api-v2.md). */
public final class V2Dialect implements Dialect {
  static final ApiVersion VERSION = new ApiVersion(2);

  @Override
  public ApiVersion version() {
    return VERSION;
  }

  @Override
  public EnvironmentService open(ApiAccount account, HttpTransport transport) {
    return new V2Service(account, transport);
  }
}
