package envwatch.settings;

import envwatch.base.Listeners;
import envwatch.base.Subscription;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes a file soon after a change, on its own thread, and from time to time again where that
 * fails. Safe for use by many threads.
 */
final class DelayedSaving implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DelayedSaving.class);

  private final Duration pause;
  private final Duration pauseAfterFailure;
  private final Writing writing;
  private final Listeners<Boolean> listeners = new Listeners<>();
  private final ScheduledThreadPoolExecutor saver;
  private final Object oneAtATime = new Object();
  private boolean unsaved;
  private boolean failing;
  private @Nullable ScheduledFuture<?> planned;

  /** Writes what is newest. */
  @FunctionalInterface
  interface Writing {
    void write() throws IOException;
  }

  DelayedSaving(String thread, Duration pause, Duration pauseAfterFailure, Writing writing) {
    this.pause = pause;
    this.pauseAfterFailure = pauseAfterFailure;
    this.writing = writing;
    saver = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(thread).factory());
    // What cannot be changed any more leaves nothing waiting behind.
    saver.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** There is something to save; returns at once. */
  synchronized void changed() {
    unsaved = true;
    plan(pause);
  }

  private synchronized void plan(Duration delay) {
    if (planned != null) {
      planned.cancel(false);
    }
    if (!saver.isShutdown()) {
      planned = saver.schedule(this::save, delay.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /**
   * Tells the listener {@code false} when saving begins to fail and {@code true} when it works
   * again, on the thread that saves.
   */
  Subscription onSaving(Consumer<Boolean> listener) {
    return listeners.subscribe(listener);
  }

  /** Saves what is not saved yet: blocks for the disk. */
  @Override
  public void close() {
    saver.shutdown();
    save();
  }

  private void save() {
    saveUntold();
    listeners.deliver();
  }

  private void saveUntold() {
    synchronized (oneAtATime) {
      synchronized (this) {
        if (!unsaved) {
          return;
        }
        unsaved = false;
      }
      try {
        writing.write();
        told(true);
      } catch (IOException e) {
        synchronized (this) {
          unsaved = true;
        }
        if (!failing) {
          LOG.warn("A change was not saved: {}", e.toString());
        }
        told(false);
        plan(pauseAfterFailure);
      }
    }
  }

  private void told(boolean saved) {
    if (failing == saved) {
      failing = !saved;
      listeners.queue(saved);
    }
  }
}
