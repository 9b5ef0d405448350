package envwatch.api.v1;

import envwatch.api.http.HttpRequest;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServiceAddress;
import envwatch.model.ApiAccount;
import java.time.Instant;

/** Writes v1's requests: GET for everything, credentials and signature in the address. */
final class Requests {
  private final ApiAccount account;
  private final String base;

  Requests(ApiAccount account) {
    this.account = account;
    this.base = ServiceAddress.root(account.address()) + "/API/v1/";
  }

  /**
   * @param command category and command, such as {@code Env/GetEnvironmentState}
   */
  HttpRequest request(String command, Query parameters, Instant now, boolean changes) {
    Query signed =
        parameters
            .and("UserApiId", account.apiId())
            .and("timestamp", String.valueOf(now.getEpochSecond()));
    String query = signed.and("HMAC", Signature.of(account.apiKey(), signed)).encoded();
    return new HttpRequest(
        HttpRequest.Method.GET,
        base + command + "?" + query,
        HttpRequest.Authorization.IN_ADDRESS,
        null,
        changes);
  }
}
