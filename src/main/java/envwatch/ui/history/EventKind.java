package envwatch.ui.history;

import envwatch.history.Change;
import envwatch.history.State;
import envwatch.model.Phase;
import org.jspecify.annotations.Nullable;

/** Which events are shown. */
public enum EventKind {
  ALL,
  /** What changed, and when nobody looked. */
  CHANGES,
  /** Which problems began and ended, and when nobody looked. */
  PROBLEMS,
  /** What was done from here. */
  ACTIONS;

  /** Whether a change is of this kind. */
  boolean includes(Change change) {
    return this != PROBLEMS || isProblem(change.from()) != isProblem(change.to());
  }

  private static boolean isProblem(@Nullable State state) {
    return state != null && state.phase() == Phase.PROBLEM;
  }
}
