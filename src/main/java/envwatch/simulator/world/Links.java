package envwatch.simulator.world;

import java.util.Optional;

/** The links by which people from outside come to environments. */
interface Links {
  /** Makes a link and returns its token, a secret. */
  String make(InvitationOrder order) throws RefusedException;

  /** The environment to which the link leads, which is created if there is none. */
  LabEnvironment open(String token) throws RefusedException;

  /** The environment to which the link leads; empty if there is no such link or environment. */
  Optional<LabEnvironment> environment(String token);
}
