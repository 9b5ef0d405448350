package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.api.TrainingService;
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
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A service in memory: tells what it was given, fails on demand, and remembers every request. Its
 * answers are made at the moment the request runs.
 */
public final class FakeService implements EnvironmentService, ServiceConnector {
  /** A request that came: {@code connect}, {@code list}, or the id of an environment. */
  public record Request(Instant at, String what) {}

  private final InstantSource clock;
  private final boolean listWithState;
  private boolean wholeList;
  private final Map<EnvironmentId, Environment> environments = new LinkedHashMap<>();
  private final Map<EnvironmentId, Supplier<? extends ApiException>> broken = new HashMap<>();
  private final List<Request> requests = new ArrayList<>();
  private @Nullable Supplier<? extends ApiException> failure;
  private @Nullable Supplier<? extends ApiException> listFailure;

  /** How many entries of the list cannot be read. */
  int unreadable;

  private @Nullable RuntimeException defect;
  private @Nullable TrainingService training;
  private OptionalLong callsLeft = OptionalLong.empty();
  private boolean closed;

  private FakeService(InstantSource clock, boolean listWithState) {
    this.clock = clock;
    this.listWithState = listWithState;
    this.wholeList = listWithState;
  }

  /** Lists names and states, and tells machines one environment at a time (v1, v3). */
  public static FakeService listingLines(InstantSource clock) {
    return new FakeService(clock, false);
  }

  /** Lists everything at once (v2). */
  public static FakeService listingAll(InstantSource clock) {
    return new FakeService(clock, true);
  }

  public void put(Environment environment) {
    environments.put(environment.id(), environment);
  }

  public void remove(EnvironmentId id) {
    environments.remove(id);
  }

  /** Every request fails from now on; null mends it. */
  public void fail(@Nullable Supplier<? extends ApiException> with) {
    failure = with;
  }

  /** The list alone fails from now on; null mends it. */
  public void failList(@Nullable Supplier<? extends ApiException> with) {
    listFailure = with;
  }

  /** The state of one environment fails from now on; null mends it. */
  public void fail(EnvironmentId id, @Nullable Supplier<? extends ApiException> with) {
    broken.put(id, with);
  }

  /** Serves these classes; null for a version that has none. */
  public void offer(@Nullable TrainingService classes) {
    training = classes;
  }

  /** The list tells names and states only from now on, although the version offers more. */
  public void listLines() {
    wholeList = false;
  }

  /** The next request throws this once. */
  public void breakOnce(RuntimeException unexpected) {
    defect = unexpected;
  }

  public void callsLeft(long calls) {
    callsLeft = OptionalLong.of(calls);
  }

  public List<Request> requests() {
    return requests;
  }

  public List<String> asked() {
    return requests.stream().map(Request::what).toList();
  }

  public void forgetRequests() {
    requests.clear();
  }

  public boolean closed() {
    return closed;
  }

  @Override
  public Connection connect(ApiAccount account) throws ApiException {
    came("connect");
    return new Connection(this, List.of());
  }

  private void came(String what) throws ApiException {
    requests.add(new Request(clock.instant(), what));
    if (defect != null) {
      RuntimeException once = defect;
      defect = null;
      throw once;
    }
    if (failure != null) {
      throw failure.get();
    }
  }

  @Override
  public Listing list() throws ApiException {
    came("list");
    if (listFailure != null) {
      throw listFailure.get();
    }
    return new Listing(
        environments.values().stream()
            .map(environment -> wholeList ? environment : Samples.line(environment))
            .toList(),
        unreadable);
  }

  @Override
  public Environment state(EnvironmentId id) throws ApiException {
    came(id.value());
    Supplier<? extends ApiException> trouble = broken.get(id);
    if (trouble != null) {
      throw trouble.get();
    }
    Environment environment = environments.get(id);
    if (environment == null) {
      throw new ApiException.NotFound(id.value());
    }
    return environment;
  }

  @Override
  public ApiVersion version() {
    return new ApiVersion(listWithState ? 2 : 1);
  }

  @Override
  public Capabilities capabilities() {
    Set<Capability> features = EnumSet.noneOf(Capability.class);
    if (listWithState) {
      features.add(Capability.LIST_WITH_STATE);
    }
    if (training != null) {
      features.add(Capability.CLASSES);
    }
    return new Capabilities(features, Set.of());
  }

  @Override
  public void verify() throws ApiException {
    came("verify");
  }

  @Override
  public TrainingService training() throws ApiException.NotOffered {
    if (training == null) {
      throw new ApiException.NotOffered("classes");
    }
    return training;
  }

  @Override
  public OptionalLong callsLeft() {
    return callsLeft;
  }

  @Override
  public @Nullable Duration clockOffset() {
    return null;
  }

  @Override
  public URI address() {
    return URI.create("https://service.example");
  }

  @Override
  public void close() {
    closed = true;
  }

  @Override
  public Acceptance perform(Action action) throws ApiException {
    throw new ApiException.NotOffered("perform");
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    came("execution");
    return new ExecutionStatus(null, null, null, null, null);
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    throw new ApiException.NotOffered("snapshots");
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    throw new ApiException.NotOffered("remoteAccess");
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    throw new ApiException.NotOffered("loginLink");
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) throws ApiException {
    throw new ApiException.NotOffered("findByHostName");
  }
}
