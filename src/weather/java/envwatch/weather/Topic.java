package envwatch.weather;

import java.util.EnumSet;
import java.util.Set;

/** What a request is about, whatever the API version. */
enum Topic {
  PING,
  LIST,
  STATE,
  SNAPSHOTS,
  EXECUTION,
  REMOTE_ACCESS,
  LOGIN_LINK,
  FIND,
  /** The names of projects, regions, policies and blueprints, which v3 asks for beside a list. */
  NAMES,
  CHANGE,
  /** What the service does not have. */
  NOTHING;

  static Set<Topic> of(int version) {
    return switch (version) {
      case 1 -> EnumSet.of(PING, LIST, STATE, CHANGE);
      case 2 -> EnumSet.complementOf(EnumSet.of(FIND, NAMES, NOTHING));
      default -> EnumSet.complementOf(EnumSet.of(NOTHING));
    };
  }
}
