package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.CallAddress;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonReading;
import envwatch.api.wire.Query;
import envwatch.api.wire.RandomToken;
import envwatch.api.wire.Refusal;
import envwatch.api.wire.ServiceAddress;
import envwatch.api.wire.ServiceError;
import envwatch.catalogue.RawCall;
import envwatch.model.ApiAccount;
import envwatch.util.JsonText;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sends requests to v3, signed in the header, and recognizes refusals by their code first. */
final class V3Http {
  /**
   * Not permitted to edit, not permitted to view, not the owner: served with HTTP 500
   * (service/api-v3.md).
   */
  private static final Set<String> PERMISSION_CODES =
      Set.of("0x5006a", "0x5006b", "0x5006c", "permissiondeniedexception");

  private final ApiAccount account;
  private final HttpTransport transport;
  private final String base;
  private final RandomToken tokens = new RandomToken();

  public V3Http(ApiAccount account, HttpTransport transport) {
    this.account = account;
    this.transport = transport;
    this.base = ServiceAddress.root(account.address()) + "/api/v3/";
  }

  /** By this computer's clock. */
  public Instant now() {
    return transport.now();
  }

  /** To be called before something is read that only serves a change. */
  public void checkChangesAllowed() throws ApiException.ReadOnly {
    transport.checkChangesAllowed();
  }

  /** Makes the cheapest request that needs a valid key. */
  public void ping() throws ApiException {
    try (HttpAnswer answer = answered(request(Method.GET, "ping", Query.of(), null, false))) {
      Json.check(answer.body());
    }
  }

  /** Returns what the body of a successful answer says. */
  public <T> T look(String path, Query query, JsonReading<? extends @Nullable T> reading)
      throws ApiException {
    return look(Method.GET, path, query, reading);
  }

  /** The same with another method that changes nothing. */
  public <T> T look(
      Method method, String path, Query query, JsonReading<? extends @Nullable T> reading)
      throws ApiException {
    try (HttpAnswer answer = answered(request(method, path, query, null, false))) {
      return Json.<T>read(answer.body(), reading);
    }
  }

  /**
   * Returns the body of a successful answer, which is often empty.
   *
   * @throws ApiException.Unreadable when there is a body that is not JSON: then something other
   *     than the service answered, and it is unknown whether the service received the request
   */
  public byte[] change(
      Method method,
      String path,
      Query query,
      @Nullable Map<String, ? extends @Nullable Object> object)
      throws ApiException {
    byte[] json = object == null ? null : JsonText.bytes(object);
    return change(request(method, path, query, json, true));
  }

  /** The same for a call of the catalogue. */
  byte[] change(RawCall call) throws ApiException {
    return change(request(call));
  }

  private byte[] change(HttpRequest request) throws ApiException {
    try (HttpAnswer answer = answered(request)) {
      byte[] body = answer.body();
      if (body.length > 0) {
        Json.check(body);
      }
      return body;
    }
  }

  private HttpAnswer answered(HttpRequest request) throws ApiException {
    HttpAnswer answer = transport.send(request);
    if (answer.successful()) {
      return answer;
    }
    try (answer) {
      throw refused(answer);
    }
  }

  /** Writes the request of a call of the catalogue. */
  HttpRequest request(RawCall call) throws ApiException.Unauthorized {
    return request(
        Method.valueOf(call.operation().method()),
        CallAddress.path(call),
        CallAddress.query(call),
        call.body(),
        call.operation().changes());
  }

  /**
   * Writes a request, which is signed when it is sent.
   *
   * @param path below the address of the API, percent-encoded
   * @param json null for no body
   */
  public HttpRequest request(
      Method method, String path, Query query, byte @Nullable [] json, boolean changes)
      throws ApiException.Unauthorized {
    if (!account.apiId().chars().allMatch(each -> each > ' ' && each < 0x7f)) {
      throw new ApiException.Unauthorized("the API ID has characters that no header can carry");
    }
    String address =
        query.parameters().isEmpty() ? base + path : base + path + "?" + query.encoded();
    return new HttpRequest(method, address, this::authorization, json, changes);
  }

  private String authorization(String address) {
    return Signature.header(
        account.apiId(), account.apiKey(), address, now().getEpochSecond(), tokens.next());
  }

  /** What an unsuccessful answer means. */
  public ApiException refused(HttpAnswer answer) {
    ServiceError error = ServiceError.ofV3(answer.body());
    return PERMISSION_CODES.contains(error.code().toLowerCase(Locale.ROOT))
        ? new ApiException.Forbidden(error.code())
        : new Refusal(transport).of(answer.status(), answer, error);
  }
}
