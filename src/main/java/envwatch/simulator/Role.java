package envwatch.simulator;

import java.util.Optional;
import java.util.stream.Stream;

/** What a member may do in a project. */
enum Role {
  TEAM_MEMBER(2),
  TEAM_MANAGER(4),
  PROJECT_MANAGER(8);

  private final int level;

  Role(int level) {
    this.level = level;
  }

  /** Whether it is a role in one of the project's teams rather than in the whole project. */
  boolean ofTeam() {
    return this != PROJECT_MANAGER;
  }

  /** The role whose number this is ({@code service/api-v3.md}, vocabulary). */
  static Optional<Role> ofLevel(int level) {
    return Stream.of(values()).filter(role -> role.level == level).findFirst();
  }
}
