package envwatch.api;

import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import java.net.URI;
import java.time.Clock;
import java.util.List;

/** An account with the credentials of the published vectors. */
public final class TestAccounts {
  public static final String API_ID = "TESTID0000000001";
  public static final String API_KEY = "testkey-0123456789abcdef";

  private TestAccounts() {}

  public static ApiAccount at(URI address, EnvironmentId... environments) {
    return new ApiAccount(
        new AccountId("test"),
        "Test",
        address,
        null,
        API_ID,
        Secret.of(API_KEY),
        List.of(environments));
  }

  /** A transport straight to where it is told. */
  public static HttpTransport transport(Clock clock) throws ApiException {
    return new HttpTransport(new NetworkOptions(new NetworkOptions.Proxy.None(), null), clock);
  }
}
