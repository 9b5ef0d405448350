package envwatch.api;

import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import java.util.List;

/**
 * What environments and machines can be created from (service/api-v2.md "Creating environments",
 * service/api-v3.md sections 3, 6 and 8). Every method makes a request and blocks. Thread-safe.
 */
public interface EnvironmentOffers {
  List<Choice> projects() throws ApiException;

  /** Without those that are disabled for new environments. */
  List<Choice> blueprints(String project) throws ApiException;

  /** The snapshots of a blueprint. */
  List<Snapshot> snapshots(String project, String blueprint) throws ApiException;

  /** The policies that allow an environment of the blueprint to be created. */
  List<Choice> policies(String project, String blueprint) throws ApiException;

  /**
   * @throws ApiException.NotOffered if the version has no {@link Capability#CREATION_DETAILS}
   */
  List<Choice> regions() throws ApiException;

  List<MachineTemplate> templates() throws ApiException;

  /** What is needed to invite people to new environments like this one. */
  InvitationOffer invitation(Environment like) throws ApiException;
}
