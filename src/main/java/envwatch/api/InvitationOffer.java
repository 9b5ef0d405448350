package envwatch.api;

import envwatch.model.Choice;
import java.util.List;

/**
 * Whether people can be invited to new environments of the blueprint and the policy of a given one.
 */
public sealed interface InvitationOffer {
  /**
   * They can.
   *
   * @param policy the id of the policy
   * @param blueprint the id of the blueprint
   * @param members who may look after the invited person; empty where the API version takes none
   */
  record Offered(String policy, String blueprint, List<Choice> members) implements InvitationOffer {
    public Offered {
      members = List.copyOf(members);
    }
  }

  /** The service does not list this blueprint with this policy among those to invite to. */
  record NotListed() implements InvitationOffer {}

  /**
   * The policy has several blueprints, and the API version documents no way to tell which one (v2).
   */
  record SeveralBlueprints() implements InvitationOffer {}
}
