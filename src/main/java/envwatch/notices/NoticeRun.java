package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WorldView;

/**
 * A tool that is run because an environment of a saved view came into a state.
 *
 * @param tool its id
 * @param world in which that was seen
 */
public record NoticeRun(String tool, Change change, WorldView world) {
  public EnvironmentKey environment() {
    return change.subject().environment();
  }
}
