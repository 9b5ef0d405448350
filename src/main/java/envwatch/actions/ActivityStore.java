package envwatch.actions;

import java.io.IOException;
import java.util.List;

/** Where the record of actions is kept. Called on one thread, which it may block. */
public interface ActivityStore {
  /** Returns what was recorded, oldest first: at least the newest {@link ActivityLog#LIMIT}. */
  List<Activity> load() throws IOException;

  /** Adds the activity, or replaces the one with the same id; returns when it is stored. */
  void append(Activity activity) throws IOException;
}
