package envwatch.simulator;

/**
 * A user of the account. {@code token} is the v3 id of the user without its prefix.
 *
 * @param member the same person as a member of projects, with the id of one
 */
public record Person(String token, Instructor member) {
  public LabUser user() {
    return member.user();
  }
}
