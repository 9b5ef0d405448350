package envwatch.ui.kit;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javafx.application.Platform;

/** What the dialog does away from the JavaFX thread. Closing it ends everything under way. */
public final class BackgroundWork implements AutoCloseable {
  private final Set<Thread> running = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /** The returned thread may be interrupted to end the work early. */
  public Thread start(Runnable work) {
    Thread thread =
        Thread.ofVirtual()
            .name("settings")
            .unstarted(() -> {
              try {
                work.run();
              } finally {
                running.remove(Thread.currentThread());
              }
            });
    running.add(thread);
    thread.start();
    return thread;
  }

  /** Changes the screen on the JavaFX thread, unless the dialog has closed by then. */
  public void show(Runnable change) {
    Platform.runLater(() -> {
      if (!closed) {
        change.run();
      }
    });
  }

  @Override
  public void close() {
    closed = true;
    running.forEach(Thread::interrupt);
  }
}
