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
import envwatch.model.Snapshot;
import envwatch.model.training.ClassId;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The environment service as one account sees it, independent of the API version. Every method that
 * throws {@link ApiException} makes one or more requests and blocks. Thread-safe. An operation that
 * the version lacks ({@link #capabilities()}) throws {@link ApiException.NotOffered}.
 */
public interface EnvironmentService extends AutoCloseable {
  ApiVersion version();

  Capabilities capabilities();

  /** Makes the cheapest request that needs a valid key (Ping). */
  void verify() throws ApiException;

  /**
   * All environments that the account can see; with their machines if the version offers {@link
   * Capability#LIST_WITH_STATE} and they are not too many, otherwise only what a list contains.
   */
  Listing list() throws ApiException;

  /**
   * The environments of a class, those of its students and its instructors alike, with only what a
   * list contains; names of what they refer to may be missing.
   *
   * @throws ApiException.NotOffered if the version has no {@link Capability#CLASSES}
   */
  default Listing list(ClassId trainingClass) throws ApiException {
    throw new ApiException.NotOffered("environments of a class");
  }

  /** One environment with its machines. */
  Environment state(EnvironmentId environment) throws ApiException;

  /**
   * Requests the action. A normal return means that the service has accepted and started the
   * action, not that it has finished. A refusal throws {@link ApiException.Rejected}, even if it
   * comes inside a successful answer. After {@link ApiException.Unreachable} or {@link
   * ApiException.Unreadable} the outcome is unknown: never simply repeat the call.
   */
  Acceptance perform(Action action) throws ApiException;

  /**
   * Requests a new environment. The rules of {@link #perform(Action)} hold. The id of the new
   * environment is part of the answer only with v3.
   *
   * @throws ApiException.NotOffered if the version has no {@link Capability#CREATION}
   */
  default Acceptance create(EnvironmentDraft draft) throws ApiException {
    throw new ApiException.NotOffered("new environment");
  }

  /**
   * What environments and machines can be created from.
   *
   * @throws ApiException.NotOffered if the version has no {@link Capability#CREATION}; makes no
   *     request
   */
  default EnvironmentOffers offers() throws ApiException.NotOffered {
    throw new ApiException.NotOffered("new environment");
  }

  /**
   * Sends a call that changes nothing, once; a redirect is not followed.
   *
   * @return an answer of any status, also one that is not the service's own
   * @throws IllegalArgumentException if the call changes something
   */
  default RawAnswer look(RawCall call) throws ApiException {
    throw new ApiException.NotOffered(call.operation().id());
  }

  /**
   * Sends a call, once; a redirect is not followed. After an exception, as after an answer whose
   * failure says so, it may have been carried out nevertheless: never simply repeat it.
   *
   * @return an answer of any status, also one that is not the service's own
   */
  default RawAnswer perform(RawCall call) throws ApiException {
    throw new ApiException.NotOffered(call.operation().id());
  }

  /** The status of a path that was started through {@link #perform(Action)}. */
  ExecutionStatus execution(EnvironmentId environment, MachineId machine, ExecutionId execution)
      throws ApiException;

  SnapshotListing snapshots(EnvironmentId environment) throws ApiException;

  /** Width and height of the remote desktop in pixels. */
  RemoteAccess remoteAccess(EnvironmentId environment, MachineId machine, int width, int height)
      throws ApiException;

  /**
   * A link that signs in and opens the environment's page. It is a credential: it may be opened,
   * but never shown, stored or logged.
   */
  Secret loginLink(Environment environment) throws ApiException;

  /**
   * The cloud folder of the account.
   *
   * @throws ApiException.NotOffered if the version has no {@link Capability#CLOUD_FOLDER}
   */
  default CloudFolder cloudFolder() throws ApiException {
    throw new ApiException.NotOffered("cloud folder");
  }

  /** The environment that holds the machine; null when the service knows no such host name. */
  @Nullable Environment findByHostName(String hostName) throws ApiException;

  /**
   * Classes and their students.
   *
   * @throws ApiException.NotOffered if the version has no {@link Capability#CLASSES}; makes no
   *     request
   */
  TrainingService training() throws ApiException.NotOffered;

  /**
   * The number of remaining calls according to the newest answer; empty while unknown. Makes no
   * request.
   */
  OptionalLong callsLeft();

  /**
   * The service's time minus this computer's, from the {@code Date} of the newest answer; null
   * while unknown. Makes no request.
   */
  @Nullable Duration clockOffset();

  /** The service's address, as given in the account. */
  URI address();

  /** Closes the connections; running requests fail soon. */
  @Override
  void close();

  /**
   * The environments of an account.
   *
   * @param unreadable how many further entries of the list could not be read
   */
  record Listing(List<Environment> environments, int unreadable) {
    public Listing {
      environments = List.copyOf(environments);
    }
  }

  /**
   * The snapshots of an environment's blueprint.
   *
   * @param unreadable how many further entries of the list could not be read
   */
  record SnapshotListing(List<Snapshot> snapshots, int unreadable) {
    public SnapshotListing {
      snapshots = List.copyOf(snapshots);
    }
  }

  /**
   * The service's answer when it accepted an action.
   *
   * @param execution how to ask for the outcome of a path that was run; null for other actions
   * @param note the service's own words; null when it gave none
   * @param created the new environment; null for other actions, and when the service does not tell
   * @param link lets in whoever opens it, who so accepts an invitation; null for other actions, and
   *     when the service does not tell
   */
  record Acceptance(
      @Nullable ExecutionId execution,
      @Nullable String note,
      @Nullable EnvironmentId created,
      @Nullable Secret link) {
    public static final Acceptance PLAIN = new Acceptance(null, null);

    public Acceptance(@Nullable ExecutionId execution, @Nullable String note) {
      this(execution, note, null, null);
    }
  }
}
