package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.EnvironmentOffers;
import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.api.TrainingService;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.ApiVersion;
import envwatch.model.CloudFolder;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.MachineId;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import envwatch.model.Snapshot;
import envwatch.model.training.ClassId;
import envwatch.training.FakeTrainingService;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** A service that notes down what it was asked to do and answers as it was told. */
public final class FakeService implements EnvironmentService {
  public final List<Action> performed = new CopyOnWriteArrayList<>();
  public final Deque<Object> executions = new ArrayDeque<>();
  public List<Snapshot> snapshots = List.of();
  public int unreadableSnapshots;
  public final FakeTrainingService training = new FakeTrainingService();
  private volatile boolean classes = true;
  private final Map<ClassId, List<Environment>> inClasses = new HashMap<>();
  private final Map<EnvironmentId, ApiException> failures = new HashMap<>();
  public final List<RawCall> called = new CopyOnWriteArrayList<>();
  private @Nullable RawAnswer rawAnswer;
  private Acceptance acceptance = Acceptance.PLAIN;

  public final List<EnvironmentDraft> created = new CopyOnWriteArrayList<>();
  public final FakeOffers offers = new FakeOffers();
  private @Nullable ApiException creationFailure;
  public volatile @Nullable ApiException cloudFolderFailure;
  public volatile CloudFolder cloudFolder =
      new CloudFolder(
          URI.create("ftp://folders.example.com/"),
          "ann@example.com",
          Secret.of("s3cret&key"),
          List.of(
              new CloudFolder.Folder("Ann Berg", "3", "10"),
              new CloudFolder.Folder("Customer training", null, null)));

  /** Answers requests for new environments with this. */
  public FakeService failCreation(@Nullable ApiException failure) {
    creationFailure = failure;
    return this;
  }

  @Override
  public Acceptance create(EnvironmentDraft draft) throws ApiException {
    created.add(draft);
    if (creationFailure != null) {
      throw creationFailure;
    }
    return acceptance;
  }

  @Override
  public CloudFolder cloudFolder() throws ApiException {
    if (cloudFolderFailure != null) {
      throw cloudFolderFailure;
    }
    return cloudFolder;
  }

  @Override
  public EnvironmentOffers offers() {
    return offers;
  }

  public FakeService fail(String environment, ApiException failure) {
    failures.put(new EnvironmentId(environment), failure);
    return this;
  }

  /** Answers every call that was written by hand with this. */
  public FakeService answer(RawAnswer other) {
    rawAnswer = other;
    return this;
  }

  public FakeService accept(Acceptance other) {
    acceptance = other;
    return this;
  }

  /** As a version that has no classes. */
  public FakeService withoutClasses() {
    classes = false;
    return this;
  }

  @Override
  public RawAnswer look(RawCall call) {
    called.add(call);
    return Objects.requireNonNull(rawAnswer);
  }

  @Override
  public RawAnswer perform(RawCall call) {
    called.add(call);
    return Objects.requireNonNull(rawAnswer);
  }

  @Override
  public Acceptance perform(Action action) throws ApiException {
    performed.add(action);
    ApiException failure = failures.get(action.environment());
    if (failure != null) {
      throw failure;
    }
    return acceptance;
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    Object next = executions.size() > 1 ? executions.removeFirst() : executions.peekFirst();
    if (next instanceof ApiException failure) {
      throw failure;
    }
    return (ExecutionStatus) next;
  }

  @Override
  public ApiVersion version() {
    return new ApiVersion(3);
  }

  @Override
  public Capabilities capabilities() {
    return new Capabilities(Set.of(), Set.of());
  }

  @Override
  public void verify() {}

  /** Lists these environments for the class; otherwise classes are not offered. */
  public void inClass(ClassId trainingClass, Environment... listed) {
    inClasses.put(trainingClass, List.of(listed));
  }

  @Override
  public Listing list(ClassId trainingClass) throws ApiException {
    List<Environment> listed = inClasses.get(trainingClass);
    return listed == null ? EnvironmentService.super.list(trainingClass) : new Listing(listed, 0);
  }

  @Override
  public Listing list() {
    return new Listing(List.of(), 0);
  }

  @Override
  public Environment state(EnvironmentId environment) throws ApiException {
    throw new ApiException.NotFound("not in this test");
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) {
    return new SnapshotListing(snapshots, unreadableSnapshots);
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    throw new ApiException.NotOffered("not in this test");
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    throw new ApiException.NotOffered("not in this test");
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) {
    return null;
  }

  @Override
  public TrainingService training() throws ApiException.NotOffered {
    if (!classes) {
      throw new ApiException.NotOffered("classes");
    }
    return training;
  }

  @Override
  public OptionalLong callsLeft() {
    return OptionalLong.empty();
  }

  @Override
  public @Nullable Duration clockOffset() {
    return null;
  }

  @Override
  public URI address() {
    return URI.create("https://use.example.com/");
  }

  @Override
  public void close() {}
}
