package envwatch.history;

import envwatch.model.ActionKind;

/** Who or what changed something, as far as it can be told. */
public sealed interface Cause {
  /**
   * An action that was sent from here explains it.
   *
   * @param activity its id in the record of actions
   */
  record OwnAction(String activity, ActionKind kind) implements Cause {}

  /** It changed while it was looked at, without an action from here. */
  record Service() implements Cause {}

  /** It changed while nobody looked. */
  record NotSeen() implements Cause {}

  /**
   * It changed while only a Prometheus looked. Never stored.
   *
   * @param host of the Prometheus
   */
  record Elsewhere(String host) implements Cause {}
}
