package envwatch.notices;

import envwatch.model.EnvironmentKey;

/** What is muted. */
public sealed interface MuteScope {
  record Everything() implements MuteScope {}

  /** One environment. */
  record One(EnvironmentKey environment) implements MuteScope {}

  /** All environments that a saved view shows. */
  record View(String name, String filter) implements MuteScope {}
}
