package envwatch.actions;

import envwatch.util.Deadline;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The record of the last thousand actions requested from the service, newest first. Kept in a store
 * that is read and written on a separate thread: no method except {@link #close} waits for the
 * disk.
 */
public final class ActivityLog implements ActionRecord, AutoCloseable {
  public static final int LIMIT = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(ActivityLog.class);
  private static final Duration PATIENCE_AT_THE_END = Duration.ofSeconds(5);
  private static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(10);

  private final ActivityStore store;
  private final Duration pauseAfterFailure;
  private final ScheduledThreadPoolExecutor disk =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().name("activity-record").daemon(true).factory());
  private final Listeners<Activities> listeners = new Listeners<>();

  /** By id, oldest first. */
  private final SequencedMap<String, Activity> activities = new LinkedHashMap<>();

  /** Activities not yet stored, by id; accessed only on the disk thread. */
  private final SequencedMap<String, Activity> unwritten = new LinkedHashMap<>();

  private @Nullable ScheduledFuture<?> retry;
  private @Nullable ScheduledFuture<?> nextReading;
  private boolean kept = true;

  /**
   * The content of the record.
   *
   * @param newestFirst in the order in which they were sent
   * @param kept whether they could be read and stored; if false, they are lost when the window
   *     closes, unless they can be stored by then
   */
  public record Activities(List<Activity> newestFirst, boolean kept) {
    public Activities {
      newestFirst = List.copyOf(newestFirst);
    }
  }

  /** Creates a record that does not read the store before {@link #begin}. */
  public ActivityLog(ActivityStore store) {
    this(store, PAUSE_AFTER_FAILURE);
  }

  ActivityLog(ActivityStore store, Duration pauseAfterFailure) {
    this.store = store;
    this.pauseAfterFailure = pauseAfterFailure;
    disk.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** Starts reading the store, whose content is reported like any other change. */
  public void begin() {
    if (!disk.isShutdown()) {
      disk.execute(this::load);
    }
  }

  private void load() {
    List<Activity> earlier = List.of();
    boolean read = true;
    try {
      earlier = store.load().stream().map(Activity::afterTheEnd).toList();
    } catch (IOException e) {
      read = false;
      readLater(e);
    }
    synchronized (this) {
      Map<String, Activity> sinceStart = new LinkedHashMap<>(activities);
      activities.clear();
      earlier.forEach(activity -> activities.put(activity.id(), activity));
      activities.putAll(sinceStart);
      kept = read && unwritten.isEmpty();
      trim();
      listeners.queue(activities());
    }
    listeners.deliver();
  }

  private void readLater(IOException failure) {
    if (nextReading == null) {
      LOG.warn("the record of actions cannot be read: {}", failure.toString());
    }
    if (!disk.isShutdown()) {
      nextReading = disk.schedule(this::load, pauseAfterFailure.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /** Adds the activity, or replaces the one with the same id. */
  public void record(Activity activity) {
    note(activity);
    tell();
  }

  /**
   * The same without notifying the listeners: for a caller that holds its own lock, and calls
   * {@link #tell} after releasing it.
   */
  public synchronized void note(Activity activity) {
    activities.put(activity.id(), activity);
    trim();
    listeners.queue(activities());
    if (!disk.isShutdown()) {
      disk.execute(() -> append(activity));
    }
  }

  /** Notifies the listeners of noted activities; must be called without holding a lock. */
  public void tell() {
    listeners.deliver();
  }

  private void append(Activity activity) {
    unwritten.putLast(activity.id(), activity);
    if (unwritten.size() > LIMIT) {
      unwritten.pollFirstEntry();
    }
    write();
  }

  private void write() {
    boolean written = true;
    try {
      while (!unwritten.isEmpty()) {
        store.append(unwritten.firstEntry().getValue());
        unwritten.pollFirstEntry();
      }
    } catch (IOException e) {
      written = false;
      writeLater(e);
    }
    synchronized (this) {
      if (kept != written) {
        kept = written;
        listeners.queue(activities());
      }
    }
    listeners.deliver();
  }

  private void writeLater(IOException failure) {
    if (retry != null) {
      return;
    }
    LOG.warn("the record of actions cannot be written: {}", failure.toString());
    if (!disk.isShutdown()) {
      retry = disk.schedule(this::retry, pauseAfterFailure.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void retry() {
    retry = null;
    write();
  }

  @Override
  public synchronized Activities activities() {
    return new Activities(new ArrayList<>(activities.values()).reversed(), kept);
  }

  @Override
  public Subscription subscribe(Consumer<Activities> listener) {
    Subscription subscription;
    synchronized (this) {
      subscription = listeners.subscribe(listener, activities());
    }
    listeners.deliver();
    return subscription;
  }

  private void trim() {
    while (activities.size() > LIMIT) {
      activities.pollFirstEntry();
    }
  }

  /** Writes everything that has not been written yet; waits five seconds at most. */
  @Override
  public void close() {
    close(Deadline.in(PATIENCE_AT_THE_END));
  }

  /** Writes everything that has not been written yet, as far as the store answers in time. */
  public void close(Deadline end) {
    if (!disk.isShutdown()) {
      disk.execute(this::write);
    }
    disk.shutdown();
    if (!end.await(disk)) {
      LOG.warn("the record of actions was not written to the end");
    }
  }
}
