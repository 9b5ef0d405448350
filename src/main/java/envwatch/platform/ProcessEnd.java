package envwatch.platform;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes resources when the system ends the process, for example at log-out: the thread that
 * normally closes them is then waiting for the window and is not notified. Closing this object
 * beforehand cancels this.
 */
public final class ProcessEnd implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ProcessEnd.class);

  /** Operating systems give a process between five and ninety seconds to end. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final Runnable closing;
  private final Duration patience;
  private final Thread hook;

  /**
   * @param closing called at most once, on its own thread; may block, but the process waits at most
   *     about four seconds
   */
  public ProcessEnd(Runnable closing) {
    this(closing, PATIENCE);
  }

  public ProcessEnd(Runnable closing, Duration patience) {
    this.closing = closing;
    this.patience = patience;
    hook = Thread.ofPlatform().name("process-end").unstarted(this::closeInTime);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void closeInTime() {
    Thread worker = Thread.ofPlatform().daemon().name("process-end-closing").start(closing);
    try {
      if (!worker.join(patience)) {
        LOG.warn("The process ends before everything was closed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the resources to be closed if the process is already ending. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      LOG.debug("The process is ending: {}", e.toString());
      waitForHook();
    }
  }

  private void waitForHook() {
    try {
      hook.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
