package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.Optional;

/**
 * A place in a project.
 *
 * @param team empty for those who manage the whole project
 */
record Membership(String projectToken, Optional<LabTeam> team, Role role) {
  /** The place; refused if a role of a team has none, or another role has one. */
  static Membership of(LabProject project, Optional<LabTeam> team, Role role)
      throws RefusedException {
    refuseIf(
        team.isPresent() != role.ofTeam(),
        Reason.BAD_PARAMETER,
        role.ofTeam() ? "teamId is missing" : "A project manager belongs to no team");
    refuseIf(
        team.isPresent() && !team.get().projectToken().equals(project.token()),
        Reason.BAD_PARAMETER,
        "The team does not belong to the project");
    return new Membership(project.token(), team, role);
  }
}
