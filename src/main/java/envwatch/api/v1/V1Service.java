package envwatch.api.v1;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.CallAddress;
import envwatch.api.wire.DialectService;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.Query;
import envwatch.api.wire.Refusal;
import envwatch.api.wire.ServiceError;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One account's view of the service through v1. */
final class V1Service extends DialectService {
  static final Capabilities CAPABILITIES =
      new Capabilities(
          Set.of(),
          Set.of(
              ActionKind.RESUME_ENVIRONMENT,
              ActionKind.REVERT_ENVIRONMENT,
              ActionKind.REVERT_MACHINE));

  /** In bytes, including a byte order mark and surrounding line breaks. */
  private static final int LONGEST_PONG = 40;

  private final HttpTransport transport;
  private final Requests requests;

  V1Service(ApiAccount account, HttpTransport transport) {
    super(V1Dialect.VERSION, CAPABILITIES, account, transport);
    this.transport = transport;
    this.requests = new Requests(account);
  }

  /**
   * Ping's answer is not documented: JSON that is not a refusal, or a plain "Pong", counts as
   * success.
   */
  @Override
  protected void ping() throws ApiException {
    try (HttpAnswer answer = look("ApiTest/Ping", Query.of())) {
      byte[] body = answer.body();
      if (saysPong(body)) {
        return;
      }
      Json.check(body);
      ServiceError error = ServiceError.ofV1(body);
      if (error.isTold()) {
        throw new Refusal(transport).of(400, answer, error);
      }
    }
  }

  private static boolean saysPong(byte[] body) {
    return body.length <= LONGEST_PONG
        && new String(body, StandardCharsets.UTF_8)
            .replace("\uFEFF", "")
            .strip()
            .equalsIgnoreCase("Pong");
  }

  @Override
  public Listing list() throws ApiException {
    Entries<Environment> entries =
        understood(look("Env/ListEnvironments", Query.of()), Answers::environments);
    return new Listing(entries.read(), entries.unread());
  }

  @Override
  public Environment state(EnvironmentId environment) throws ApiException {
    Query query = Query.of("EnvApiId", environment.value());
    return understood(
        look("Env/GetEnvironmentState", query), body -> Answers.environment(body, environment));
  }

  @Override
  protected Acceptance perform(Action action, RawCall call) throws ApiException {
    understood(answered(request(call)), Answers::acceptance);
    return Acceptance.PLAIN;
  }

  @Override
  protected HttpRequest request(RawCall call) {
    return requests.request(
        CallAddress.path(call),
        CallAddress.query(call),
        transport.now(),
        call.operation().changes());
  }

  @Override
  protected @Nullable ApiException failure(HttpAnswer answer) {
    ServiceError error = ServiceError.ofV1(answer.body());
    if (!answer.successful()) {
      return new Refusal(transport).of(answer.status(), answer, error);
    }
    if (error.isTold()) {
      return new Refusal(transport).of(400, answer, error);
    }
    return saysPong(answer.body()) ? null : Json.mistake(answer.body());
  }

  private HttpAnswer look(String command, Query parameters) throws ApiException {
    return answered(requests.request(command, parameters, transport.now(), false));
  }

  /** v1 does not document its error bodies: one may also come with a success status. */
  private <T> T understood(HttpAnswer answer, BodyReading<T> reading) throws ApiException {
    try (answer) {
      return reading.read(answer.body());
    } catch (ApiException.Unreadable e) {
      ServiceError error = ServiceError.ofV1(answer.body());
      throw error.isTold() ? new Refusal(transport).of(400, answer, error) : e;
    }
  }

  @FunctionalInterface
  private interface BodyReading<T> {
    T read(byte[] body) throws ApiException.Unreadable;
  }

  private HttpAnswer answered(HttpRequest request) throws ApiException {
    HttpAnswer answer = transport.send(request);
    if (answer.successful()) {
      return answer;
    }
    try (answer) {
      throw new Refusal(transport).of(answer.status(), answer, ServiceError.ofV1(answer.body()));
    }
  }
}
