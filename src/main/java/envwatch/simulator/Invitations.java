package envwatch.simulator;

import static envwatch.simulator.RefusedException.known;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.EnvironmentOrder.Content.OfSnapshot;
import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Links by which people from outside come to an environment: to the one that they have already by
 * the policy and of the blueprint, else to a new one.
 */
final class Invitations {
  private static final LabUser ANYBODY = new LabUser("guest@example.com", "Guest", "of the lab");

  private final World world;
  private final CreationOperations creation;
  private final Ids ids;
  private final Map<String, Invitation> invitations = new HashMap<>();
  private final Map<String, Copy> copies = new HashMap<>();

  Invitations(World world, CreationOperations creation, Random random) {
    this.world = world;
    this.creation = creation;
    this.ids = new Ids(random);
  }

  private record Copy(String environmentId, Instant until) {}

  private record Invitation(
      InvitationOrder order,
      LabProject project,
      LabBlueprint blueprint,
      LabUser invitee,
      Instant until) {
    boolean leadsTo(LabEnvironment environment) {
      return environment.owner().email().equalsIgnoreCase(invitee.email())
          && environment.origin().blueprint().id().equals(blueprint.id())
          && environment
              .origin()
              .policy()
              .filter(one -> one.id().equals(order.policy().id()))
              .isPresent();
    }
  }

  /**
   * Makes a link.
   *
   * @return its token, a secret
   */
  String make(InvitationOrder order) throws RefusedException {
    LabProject project =
        world
            .catalogue()
            .projectOf(order.policy())
            .orElseThrow(() -> RefusedException.unknown("policy"));
    LabUser invitee = order.invitee().orElse(ANYBODY);
    requireAddress(invitee);
    String token = ids.token();
    invitations.put(
        token,
        new Invitation(
            order,
            project,
            blueprint(project, order),
            invitee,
            world.now().plus(order.validity())));
    return token;
  }

  /** Makes a link to an environment of its owner. */
  String make(LabEnvironment environment, Duration validity) {
    String token = ids.token();
    copies.put(token, new Copy(environment.id(), world.now().plus(validity)));
    return token;
  }

  /** Refuses a person whose e-mail address is none. */
  static void requireAddress(LabUser person) throws RefusedException {
    refuseIf(!person.hasAddress(), Reason.BAD_PARAMETER, "The e-mail address is none");
  }

  private static LabBlueprint blueprint(LabProject project, InvitationOrder order)
      throws RefusedException {
    List<LabBlueprint> offered = project.blueprintsOf(order.policy());
    refuseIf(
        order.blueprint().isEmpty() && offered.size() > 1,
        Reason.WRONG_STATE,
        "The policy has several blueprints");
    return offered.stream()
        .filter(one -> order.blueprint().map(one::equals).orElse(true))
        .findFirst()
        .orElseThrow(() ->
            new RefusedException(Reason.BAD_PARAMETER, "The policy does not offer the blueprint"));
  }

  /** The environment to which the link leads, which is created if there is none. */
  LabEnvironment open(String token) throws RefusedException {
    Copy copy = copies.get(token);
    if (copy != null) {
      requireValid(copy.until());
      return world
          .environment(copy.environmentId())
          .orElseThrow(() -> RefusedException.unknown("environment"));
    }
    Invitation invitation = known("invitation", invitations.get(token));
    requireValid(invitation.until());
    Optional<LabEnvironment> existing = existing(invitation);
    return existing.isPresent() ? existing.get() : create(invitation);
  }

  /** The environment to which the link leads; empty if there is no such link or environment. */
  Optional<LabEnvironment> environment(String token) {
    Copy copy = copies.get(token);
    if (copy != null) {
      return world.environment(copy.environmentId());
    }
    return Optional.ofNullable(invitations.get(token)).flatMap(this::existing);
  }

  private Optional<LabEnvironment> existing(Invitation invitation) {
    return world.environmentsOutsideClasses().stream().filter(invitation::leadsTo).findFirst();
  }

  private void requireValid(Instant until) throws RefusedException {
    refuseIf(!world.now().isBefore(until), Reason.WRONG_STATE, "The invitation has expired");
  }

  private LabEnvironment create(Invitation invitation) throws RefusedException {
    List<LabSnapshot> all = world.snapshots(invitation.blueprint().id());
    LabSnapshot snapshot =
        (invitation.order().latestSnapshot()
                ? all.reversed().stream()
                : all.stream().filter(LabSnapshot::isDefault))
            .findFirst()
            .orElseThrow(() -> RefusedException.unknown("snapshot"));
    return creation.create(
        new EnvironmentOrder(
            invitation.blueprint().name(),
            "",
            invitation.project(),
            Optional.of(invitation.order().policy()),
            invitation.order().region(),
            invitation.invitee(),
            new OfSnapshot(snapshot)));
  }
}
