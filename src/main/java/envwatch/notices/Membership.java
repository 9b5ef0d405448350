package envwatch.notices;

import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;

/** Tells what a saved view shows. */
@FunctionalInterface
public interface Membership {
  /**
   * @param filter the text of the view's filter
   */
  boolean shows(String filter, WatchedEnvironment environment, WorldView world);
}
