package envwatch.api;

import envwatch.model.Invitation;
import envwatch.simulator.LabPolicy;
import envwatch.simulator.LabProject;
import envwatch.simulator.World;

/** Invitations to what a simulated world offers. */
public final class SampleInvitations {
  private SampleInvitations() {}

  /** To the first policy that has one blueprint only, which every version can name. */
  public static Invitation of(World world, int version, int validForDays) {
    LabProject project = world.catalogue().projects().getFirst();
    LabPolicy policy =
        project.policies().stream()
            .filter(one -> project.blueprintsOf(one).size() == 1)
            .findFirst()
            .orElseThrow();
    return new Invitation(
        version == 3 ? "PO" + policy.token() : policy.id(),
        "BP" + project.blueprintsOf(policy).getFirst().token(),
        version == 3
            ? "VP" + world.community().people().members(project).getFirst().member().token()
            : null,
        "Spring \"Ö\" & <b>",
        validForDays,
        "kim@example.com",
        "Kim",
        "Öde & Söhne");
  }
}
