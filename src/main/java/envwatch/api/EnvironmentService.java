package envwatch.api;

import envwatch.model.Action;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.MachineId;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import envwatch.model.Snapshot;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The environment service as one account sees it, whatever API version it speaks. Every method that
 * throws {@link ApiException} makes one or more requests and blocks; safe for use by many threads.
 * An operation that the version lacks ({@link #capabilities()}) throws {@link
 * ApiException.NotOffered}.
 */
public interface EnvironmentService extends AutoCloseable {
  ApiVersion version();

  Capabilities capabilities();

  /** Asks the cheapest question that needs a good key (Ping). */
  void verify() throws ApiException;

  /**
   * All environments that the account can see; complete with machines where the version offers
   * {@link Capability#LIST_WITH_STATE}, else as lines of a list.
   */
  Listing list() throws ApiException;

  /** One environment with its machines. */
  Environment state(EnvironmentId environment) throws ApiException;

  /**
   * Asks for the action. A normal return means that the service accepted and has started, not that
   * it has finished; a refusal is {@link ApiException.Rejected}, also one inside a successful
   * answer. After {@link ApiException.Unreachable} or {@link ApiException.Unreadable} the outcome
   * is unknown: never repeat blindly.
   */
  Acceptance perform(Action action) throws ApiException;

  /** How a path that {@link #perform} was asked to run stands. */
  ExecutionStatus execution(EnvironmentId environment, MachineId machine, ExecutionId execution)
      throws ApiException;

  SnapshotListing snapshots(EnvironmentId environment) throws ApiException;

  /** Width and height of the remote desktop in pixels. */
  RemoteAccess remoteAccess(EnvironmentId environment, MachineId machine, int width, int height)
      throws ApiException;

  /**
   * An address that opens the environment's page signed in. A credential: to be opened, never
   * shown, stored or logged.
   */
  Secret loginLink(Environment environment) throws ApiException;

  /** The environment that holds the machine; null when the service knows no such host name. */
  @Nullable Environment findByHostName(String hostName) throws ApiException;

  /** Calls left as told by the newest answer; empty while unknown. Makes no request. */
  OptionalLong callsLeft();

  /**
   * The service's time minus this computer's, from the {@code Date} of the newest answer; null
   * while unknown. Makes no request.
   */
  @Nullable Duration clockOffset();

  /** The service's address, as the account names it. */
  URI address();

  /** Closes the connections; running requests fail soon. */
  @Override
  void close();

  /**
   * The environments of an account.
   *
   * @param unreadable how many further entries the list held that could not be read
   */
  record Listing(List<Environment> environments, int unreadable) {
    public Listing {
      environments = List.copyOf(environments);
    }
  }

  /**
   * The snapshots of an environment's blueprint.
   *
   * @param unreadable how many further entries the list held that could not be read
   */
  record SnapshotListing(List<Snapshot> snapshots, int unreadable) {
    public SnapshotListing {
      snapshots = List.copyOf(snapshots);
    }
  }

  /**
   * What the service said when it accepted an action.
   *
   * @param execution how to ask for the outcome of a path that was run; null for other actions
   * @param note the service's own words; null when it gave none
   */
  record Acceptance(@Nullable ExecutionId execution, @Nullable String note) {
    public static final Acceptance PLAIN = new Acceptance(null, null);
  }
}
