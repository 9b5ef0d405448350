package envwatch.actions;

import envwatch.watch.Watch.Subscription;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The record of what was asked of the service, newest first, the last thousand. Kept in a file that
 * is read and written on one thread of its own: no method waits for the disk but {@link #close}.
 */
public final class ActivityLog implements AutoCloseable {
  public static final int LIMIT = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(ActivityLog.class);
  private static final long CLOSE_SECONDS = 5;

  private final ActivityFile file;
  private final ExecutorService disk =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("activity-record").daemon(true).factory());
  private final List<Consumer<Activities>> listeners = new CopyOnWriteArrayList<>();

  /** By id, oldest first. */
  private final SequencedMap<String, Activity> activities = new LinkedHashMap<>();

  private boolean kept = true;

  /**
   * What the record holds.
   *
   * @param newestFirst in the order in which they were sent
   * @param kept whether the file could be read and written; false: they are lost with the window
   */
  public record Activities(List<Activity> newestFirst, boolean kept) {
    public Activities {
      newestFirst = List.copyOf(newestFirst);
    }
  }

  /** Begins to read the file; what it holds arrives like any other change. */
  public ActivityLog(ActivityFile file) {
    this.file = file;
    disk.execute(this::load);
  }

  private void load() {
    List<Activity> earlier = List.of();
    boolean read = true;
    try {
      earlier = file.load();
    } catch (IOException e) {
      LOG.warn("the record of actions cannot be read: {}", e.toString());
      read = false;
    }
    synchronized (this) {
      Map<String, Activity> sinceStart = new LinkedHashMap<>(activities);
      activities.clear();
      earlier.forEach(activity -> activities.put(activity.id(), activity));
      activities.putAll(sinceStart);
      kept = read;
      trim();
      publish();
    }
  }

  /** Adds the activity, or replaces what is known under its id. */
  public synchronized void record(Activity activity) {
    activities.put(activity.id(), activity);
    trim();
    publish();
    if (!disk.isShutdown()) {
      disk.execute(() -> append(activity));
    }
  }

  private void append(Activity activity) {
    boolean written = true;
    try {
      file.append(activity);
    } catch (IOException e) {
      LOG.warn("the record of actions cannot be written: {}", e.toString());
      written = false;
    }
    synchronized (this) {
      if (kept != written) {
        kept = written;
        publish();
      }
    }
  }

  public synchronized Activities activities() {
    return new Activities(new ArrayList<>(activities.values()).reversed(), kept);
  }

  /** Tells the listener what the record holds, now and after every change. */
  public synchronized Subscription subscribe(Consumer<Activities> listener) {
    listeners.add(listener);
    listener.accept(activities());
    return () -> listeners.remove(listener);
  }

  private void trim() {
    while (activities.size() > LIMIT) {
      activities.pollFirstEntry();
    }
  }

  private void publish() {
    Activities now = activities();
    listeners.forEach(listener -> listener.accept(now));
  }

  /** Writes what is still to be written. */
  @Override
  public void close() {
    disk.shutdown();
    try {
      if (!disk.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("the record of actions was not written to the end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
