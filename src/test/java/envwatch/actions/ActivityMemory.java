package envwatch.actions;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Keeps the record of actions in memory; can be told to fail. Thread-safe. */
public final class ActivityMemory implements ActivityStore {
  private final SequencedMap<String, Activity> activities = new LinkedHashMap<>();
  private boolean failing;

  /** Whether it fails from now on. */
  public synchronized void fail(boolean now) {
    failing = now;
  }

  @Override
  public synchronized List<Activity> load() throws IOException {
    refuse();
    return List.copyOf(activities.values());
  }

  @Override
  public synchronized void append(Activity activity) throws IOException {
    refuse();
    activities.put(activity.id(), activity);
  }

  private void refuse() throws IOException {
    if (failing) {
      throw new IOException("no space left on device");
    }
  }

  /** What was stored, oldest first. */
  public synchronized List<Activity> stored() {
    return List.copyOf(activities.values());
  }
}
