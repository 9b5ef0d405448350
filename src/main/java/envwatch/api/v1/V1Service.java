package envwatch.api.v1;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.EnvironmentService;
import envwatch.api.HttpAnswer;
import envwatch.api.HttpRequest;
import envwatch.api.HttpTransport;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.Query;
import envwatch.api.wire.Refusal;
import envwatch.api.wire.ServedIds;
import envwatch.api.wire.ServiceError;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.MachineId;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One account's view of the service through v1. */
final class V1Service implements EnvironmentService {
  static final Capabilities CAPABILITIES =
      new Capabilities(
          Set.of(),
          Set.of(
              ActionKind.RESUME_ENVIRONMENT,
              ActionKind.REVERT_ENVIRONMENT,
              ActionKind.REVERT_MACHINE));

  /** In bytes, with a byte order mark and line breaks around it. */
  private static final int LONGEST_PONG = 40;

  private final ApiAccount account;
  private final HttpTransport transport;
  private final Requests requests;

  V1Service(ApiAccount account, HttpTransport transport) {
    this.account = account;
    this.transport = transport;
    this.requests = new Requests(account);
  }

  @Override
  public ApiVersion version() {
    return V1Dialect.VERSION;
  }

  @Override
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  /** What Ping answers is not documented: JSON that is no refusal, or a plain "Pong", means yes. */
  @Override
  public void verify() throws ApiException {
    try (HttpAnswer answer = look("ApiTest/Ping", Query.of())) {
      byte[] body = answer.body();
      if (saysPong(body)) {
        return;
      }
      Json.check(body);
      ServiceError error = ServiceError.ofV1(body);
      if (error.isTold()) {
        throw refusal().of(400, answer, error);
      }
    } catch (ApiException.Forbidden e) {
      throw refusal().keySeemsRejected("Ping forbidden");
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
  public Acceptance perform(Action action) throws ApiException {
    switch (action) {
      case Action.ResumeEnvironment(EnvironmentId environment) ->
          change("Env/ResumeEnvironment", Query.of("EnvApiId", environment.value()));
      case Action.RevertEnvironment(EnvironmentId environment, var snapshot)
          when snapshot == null ->
          change("Env/RevertEnvironment", Query.of("EnvApiId", environment.value()));
      case Action.RevertMachine(EnvironmentId environment, MachineId machine) ->
          change("Env/RevertMachine", Query.of("MachineApiId", ServedIds.served(machine)));
      default -> throw new ApiException.NotOffered(action.kind().name());
    }
    return Acceptance.PLAIN;
  }

  private HttpAnswer look(String command, Query parameters) throws ApiException {
    return answered(requests.look(command, parameters, transport.now()));
  }

  private void change(String command, Query parameters) throws ApiException {
    understood(
        answered(requests.change(command, parameters, transport.now())), Answers::acceptance);
  }

  /** v1 does not document its error bodies: one may also come with the status of a success. */
  private <T> T understood(HttpAnswer answer, BodyReading<T> reading) throws ApiException {
    try (answer) {
      return reading.read(answer.body());
    } catch (ApiException.Unreadable e) {
      ServiceError error = ServiceError.ofV1(answer.body());
      throw error.isTold() ? refusal().of(400, answer, error) : e;
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
      throw refusal().of(answer.status(), answer, ServiceError.ofV1(answer.body()));
    }
  }

  private Refusal refusal() {
    return new Refusal(transport.now(), transport.clockOffset());
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    throw new ApiException.NotOffered("CheckExecutionStatus");
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    throw new ApiException.NotOffered("GetSnapshots");
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    throw new ApiException.NotOffered("GetRemoteAccessFile");
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    throw new ApiException.NotOffered("GetLoginUrl");
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) throws ApiException {
    throw new ApiException.NotOffered("find by host name");
  }

  @Override
  public OptionalLong callsLeft() {
    return OptionalLong.empty();
  }

  @Override
  public @Nullable Duration clockOffset() {
    return transport.clockOffset();
  }

  @Override
  public URI address() {
    return account.address();
  }

  @Override
  public void close() {
    transport.close();
  }
}
