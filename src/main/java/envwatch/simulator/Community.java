package envwatch.simulator;

/**
 * The people of a world, and the ways in which they come and go.
 *
 * @param people who belongs to the account
 * @param endUsers invitations to environments
 * @param memberInvitations invitations to projects
 * @param roles removal from roles
 */
public record Community(
    People people,
    EndUsers endUsers,
    MemberInvitations memberInvitations,
    SponsoredLinks sponsoredLinks,
    RoleOperations roles) {
  static Community of(
      WorldState registry, Agenda agenda, Ids ids, Training training, Invitations links) {
    People people = new People(ids, training.catalogue(), registry.catalogue().projects());
    EndUsers endUsers = new EndUsers(agenda, registry, ids, links, people);
    return new Community(
        people,
        endUsers,
        new MemberInvitations(ids, people),
        new SponsoredLinks(links),
        new RoleOperations(registry, people, endUsers, training.classes()));
  }

  /** Somebody from outside comes by a link: the environment to which it leads. */
  public LabEnvironment open(String token) throws RefusedException {
    LabEnvironment environment = sponsoredLinks.open(token);
    endUsers.opened(token, environment.id());
    return environment;
  }
}
