package envwatch.api;

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
import envwatch.model.training.ClassId;
import java.net.URI;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Wraps a service so that, in read-only mode, every action fails before it is sent.
 *
 * @param readOnly evaluated for every action
 */
public record ReadOnlyService(EnvironmentService service, BooleanSupplier readOnly)
    implements EnvironmentService {
  @Override
  public Acceptance perform(Action action) throws ApiException {
    if (readOnly.getAsBoolean()) {
      throw new ApiException.ReadOnly();
    }
    return service.perform(action);
  }

  @Override
  public Acceptance create(EnvironmentDraft draft) throws ApiException {
    if (readOnly.getAsBoolean()) {
      throw new ApiException.ReadOnly();
    }
    return service.create(draft);
  }

  @Override
  public EnvironmentOffers offers() throws ApiException.NotOffered {
    return service.offers();
  }

  @Override
  public RawAnswer look(RawCall call) throws ApiException {
    return service.look(call);
  }

  @Override
  public RawAnswer perform(RawCall call) throws ApiException {
    if (readOnly.getAsBoolean() && call.operation().changes()) {
      throw new ApiException.ReadOnly();
    }
    return service.perform(call);
  }

  @Override
  public ApiVersion version() {
    return service.version();
  }

  @Override
  public Capabilities capabilities() {
    return service.capabilities();
  }

  @Override
  public void verify() throws ApiException {
    service.verify();
  }

  @Override
  public Listing list() throws ApiException {
    return service.list();
  }

  @Override
  public Listing list(ClassId trainingClass) throws ApiException {
    return service.list(trainingClass);
  }

  @Override
  public Environment state(EnvironmentId environment) throws ApiException {
    return service.state(environment);
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    return service.execution(environment, machine, execution);
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    return service.snapshots(environment);
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    return service.remoteAccess(environment, machine, width, height);
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    return service.loginLink(environment);
  }

  @Override
  public CloudFolder cloudFolder() throws ApiException {
    return service.cloudFolder();
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) throws ApiException {
    return service.findByHostName(hostName);
  }

  @Override
  public TrainingService training() throws ApiException.NotOffered {
    return new ReadOnlyTrainingService(service.training(), readOnly);
  }

  @Override
  public OptionalLong callsLeft() {
    return service.callsLeft();
  }

  @Override
  public @Nullable Duration clockOffset() {
    return service.clockOffset();
  }

  @Override
  public URI address() {
    return service.address();
  }

  @Override
  public void close() {
    service.close();
  }
}
