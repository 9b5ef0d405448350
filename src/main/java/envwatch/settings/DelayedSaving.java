package envwatch.settings;

import envwatch.util.Listeners;
import envwatch.util.Subscription;
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
 * Writes a file shortly after a change, on its own thread, and retries from time to time if that
 * fails. Thread-safe.
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

  /** Writes the newest content. */
  @FunctionalInterface
  interface Writing {
    void write() throws IOException;
  }

  DelayedSaving(String thread, Duration pause, Duration pauseAfterFailure, Writing writing) {
    this.pause = pause;
    this.pauseAfterFailure = pauseAfterFailure;
    this.writing = writing;
    saver = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(thread).factory());
    // Drops planned saves on shutdown, because close() saves anyway.
    saver.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** Called when there is something to save; returns immediately. */
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
   * Passes {@code false} to the listener when saving starts to fail and {@code true} when it works
   * again, on the saving thread.
   */
  Subscription onSaving(Consumer<Boolean> listener) {
    return listeners.subscribe(listener);
  }

  /** Saves pending changes; blocks on disk access. */
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
