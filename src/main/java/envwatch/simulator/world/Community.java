package envwatch.simulator.world;

/** The people of a world, and the ways in which they come and go. */
public final class Community {
  private final WorldClock turns;
  private final People people;
  private final EndUsers endUsers;
  private final MemberInvitations memberInvitations;
  private final SponsoredLinks sponsoredLinks;
  private final RoleOperations roles;

  public Community(
      WorldClock turns, WorldState registry, Ids ids, Training training, Invitations links) {
    this.turns = turns;
    this.people = new People(turns, ids, training.catalogue(), registry.catalogue().projects());
    this.endUsers = new EndUsers(turns, registry, ids, links, people);
    this.memberInvitations = new MemberInvitations(turns, ids, people);
    this.sponsoredLinks = new SponsoredLinks(turns, links);
    this.roles = new RoleOperations(turns, registry, people, endUsers, training.classes());
  }

  /** Who belongs to the account. */
  public People people() {
    return people;
  }

  /** Invitations to environments. */
  public EndUsers endUsers() {
    return endUsers;
  }

  /** Invitations to projects. */
  public MemberInvitations memberInvitations() {
    return memberInvitations;
  }

  public SponsoredLinks sponsoredLinks() {
    return sponsoredLinks;
  }

  /** Removal from roles. */
  public RoleOperations roles() {
    return roles;
  }

  /** Somebody from outside comes by a link: the environment to which it leads. */
  public LabEnvironment open(String token) throws RefusedException {
    return turns.take(() -> {
      LabEnvironment environment = sponsoredLinks.open(token);
      endUsers.opened(token, environment.id());
      return environment;
    });
  }
}
