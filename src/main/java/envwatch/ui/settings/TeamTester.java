package envwatch.ui.settings;

import envwatch.team.TeamServer;

/** Tries one of the team's servers over a network; both are still drafts. */
@FunctionalInterface
public interface TeamTester {
  /**
   * Blocks; an interrupt of the thread ends it early.
   *
   * @return what was found, in words
   */
  String run(TeamServer.Access access, ConnectionTester.Network network);
}
