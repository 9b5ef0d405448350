package envwatch.api.v3;

import envwatch.api.EnvironmentService;
import envwatch.api.connect.Dialect;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;

/** The service's API v3 (service/api-v3.md). */
public final class V3Dialect implements Dialect {
  static final ApiVersion VERSION = new ApiVersion(3);

  @Override
  public ApiVersion version() {
    return VERSION;
  }

  @Override
  public EnvironmentService open(ApiAccount account, HttpTransport transport) {
    return new V3Service(account, transport);
  }
}
