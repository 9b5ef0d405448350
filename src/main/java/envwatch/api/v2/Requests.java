package envwatch.api.v2;

import envwatch.api.http.HttpRequest;
import envwatch.api.wire.Query;
import envwatch.api.wire.RandomToken;
import envwatch.api.wire.ServiceAddress;
import envwatch.model.ApiAccount;
import java.time.Instant;

/** Writes v2's requests: GET for everything, credentials and signature in the address. */
final class Requests {
  private final ApiAccount account;
  private final String base;
  private final RandomToken tokens = new RandomToken();

  Requests(ApiAccount account) {
    this.account = account;
    this.base = ServiceAddress.root(account.address()) + "/API/v2/";
  }

  /**
   * @param category {@code Env} or {@code ApiTest}
   */
  HttpRequest request(
      String category, String command, Query parameters, Instant now, boolean changes) {
    Query signed =
        parameters
            .and("UserApiId", account.apiId())
            .and("token", tokens.next())
            .and("timestamp", String.valueOf(now.getEpochSecond()));
    String query = signed.and("HMAC", Signature.of(account.apiKey(), command, signed)).encoded();
    return new HttpRequest(
        HttpRequest.Method.GET,
        base + category + "/" + command + "?" + query,
        HttpRequest.Authorization.IN_ADDRESS,
        null,
        changes);
  }
}
