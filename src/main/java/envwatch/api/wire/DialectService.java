package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.api.TrainingService;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.catalogue.ActionCalls;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
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
import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The base class of the services of all API versions. A version offers only the operations that it
 * overrides.
 */
public abstract class DialectService implements EnvironmentService {
  private final ApiVersion version;
  private final Capabilities capabilities;
  private final URI address;
  private final HttpTransport transport;

  protected DialectService(
      ApiVersion version, Capabilities capabilities, ApiAccount account, HttpTransport transport) {
    this.version = version;
    this.capabilities = capabilities;
    this.address = account.address();
    this.transport = transport;
  }

  /** Sends Ping; a normal return means that the key is valid. */
  protected abstract void ping() throws ApiException;

  /** Ping needs no permission, so a key that is forbidden to use it is treated as rejected. */
  @Override
  public final void verify() throws ApiException {
    try {
      ping();
    } catch (ApiException.Forbidden e) {
      throw new Refusal(transport).keySeemsRejected("Ping forbidden");
    }
  }

  /** Writes and signs the request of a call of this version. */
  protected abstract HttpRequest request(RawCall call) throws ApiException;

  /** What the answer to a call means; null if the service carried it out. */
  protected abstract @Nullable ApiException failure(HttpAnswer answer);

  /** Reads the number of calls left from the answer to a call; empty if it does not say. */
  protected OptionalLong callsLeft(HttpAnswer answer) {
    return OptionalLong.empty();
  }

  /**
   * Sends the call that carries out the action, and reads the answer.
   *
   * @param call of this version
   */
  protected abstract Acceptance perform(Action action, RawCall call) throws ApiException;

  @Override
  public final Acceptance perform(Action action) throws ApiException {
    RawCall call =
        ActionCalls.toSend(action, version)
            .orElseThrow(() -> new ApiException.NotOffered(action.kind().name()));
    if (action instanceof Action.OnMachine onMachine) {
      ServedIds.served(onMachine.machine());
    }
    return perform(action, call);
  }

  @Override
  public final RawAnswer look(RawCall call) throws ApiException {
    if (call.operation().changes()) {
      throw new IllegalArgumentException(call.operation().id() + " changes something");
    }
    return perform(call);
  }

  @Override
  public final RawAnswer perform(RawCall call) throws ApiException {
    if (!call.operation().version().equals(version)) {
      throw new ApiException.NotOffered(call.operation().id());
    }
    HttpRequest request = request(call);
    long sent = System.nanoTime();
    try (HttpAnswer answer = transport.sendAsIs(request)) {
      Duration took = Duration.ofNanos(System.nanoTime() - sent);
      return new RawAnswer(
          answer.status(),
          answer.header("Content-Type"),
          answer.body(),
          took,
          callsLeft(answer),
          answer.status() / 100 == 3
              ? ApiException.Unreachable.afterSending(ApiException.Unreachable.Kind.REDIRECT, null)
              : failure(answer));
    }
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    throw new ApiException.NotOffered("status of a run");
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    throw new ApiException.NotOffered("snapshots");
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    throw new ApiException.NotOffered("remote access file");
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    throw new ApiException.NotOffered("login link");
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) throws ApiException {
    throw new ApiException.NotOffered("find by host name");
  }

  @Override
  public TrainingService training() throws ApiException.NotOffered {
    throw new ApiException.NotOffered("classes");
  }

  @Override
  public OptionalLong callsLeft() {
    return OptionalLong.empty();
  }

  @Override
  public final ApiVersion version() {
    return version;
  }

  @Override
  public final Capabilities capabilities() {
    return capabilities;
  }

  @Override
  public final @Nullable Duration clockOffset() {
    return transport.clockOffset();
  }

  @Override
  public final URI address() {
    return address;
  }

  @Override
  public final void close() {
    transport.close();
  }
}
