package envwatch.app;

import envwatch.notices.DesktopCall;
import envwatch.notices.Notice;
import envwatch.notices.NoticeEvent;
import envwatch.util.SerialExecutor;
import envwatch.words.NoticeWords;
import java.io.IOException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows notices outside of the window: by the system where that works, else in a small window of
 * our own. What the system failed to do is noted once, and not tried again before a person tests
 * it. All methods return at once.
 */
final class NoticeOutlets implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeOutlets.class);
  private static final long PATIENCE_SECONDS = 3;

  private final @Nullable SystemNotices system;
  private final OwnNotices own;
  private final Executor background;
  private final Executor inOrder;
  private final InstantSource time;

  /** Accessed only in order. */
  private boolean failed;

  /** Accessed only in order. */
  private boolean closed;

  /** The notices of the system; all methods may block. */
  public interface SystemNotices extends AutoCloseable {
    /**
     * @return what the service calls itself
     */
    String show(String title, String text, boolean sound) throws IOException;

    void withdraw() throws IOException;

    @Override
    void close();
  }

  /** A window of our own; both methods return at once. */
  interface OwnNotices {
    void show(String title, String text);

    void hide();
  }

  /**
   * @param system null if this system has none
   * @param background runs what blocks
   */
  public NoticeOutlets(
      @Nullable SystemNotices system, OwnNotices own, Executor background, InstantSource time) {
    this.system = system;
    this.own = own;
    this.background = background;
    this.time = time;
    inOrder = new SerialExecutor(background);
  }

  public void take(DesktopCall call) {
    inOrder.execute(() -> {
      switch (call) {
        case DesktopCall.Show(Notice notice) -> show(notice);
        case DesktopCall.Withdraw withdraw -> withdraw();
      }
    });
  }

  private void show(Notice notice) {
    List<NoticeEvent> news = notice.news();
    ZoneId zone = ZoneId.systemDefault();
    show(NoticeWords.title(news), NoticeWords.summary(news, time.instant(), zone), notice.sound());
  }

  /** Returns what the system's service calls itself; null if our own window is used. */
  private @Nullable String show(String title, String text, boolean sound) {
    if (closed) {
      return null;
    }
    SystemNotices notices = system;
    if (notices != null && !failed) {
      try {
        return patiently(() -> notices.show(title, text, sound));
      } catch (IOException e) {
        failed = true;
        LOG.warn("The desktop shows no notices: {}", e.toString());
      }
    }
    own.show(title, text);
    return null;
  }

  /** Something that blocks. */
  private interface Blocking<T> {
    T run() throws IOException;
  }

  /** A bus that hangs while a connection is made has no limit of its own. */
  private <T> T patiently(Blocking<T> what) throws IOException {
    CompletableFuture<T> done = new CompletableFuture<>();
    background.execute(() -> {
      try {
        done.complete(what.run());
      } catch (IOException | RuntimeException e) {
        done.completeExceptionally(e);
      }
    });
    try {
      return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException(e.getCause() == null ? e : e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private void withdraw() {
    own.hide();
    SystemNotices notices = system;
    if (notices != null && !failed) {
      try {
        patiently(() -> {
          notices.withdraw();
          return true;
        });
      } catch (IOException e) {
        LOG.debug("The notice stays: {}", e.toString());
      }
    }
  }

  /** Shows nothing more; what the system shows stays. */
  @Override
  public void close() {
    own.hide();
    inOrder.execute(() -> {
      closed = true;
      if (system != null) {
        system.close();
      }
    });
  }

  /**
   * Shows a notice to try it, also where the system has failed before.
   *
   * @return completes with what the system's service calls itself, or empty if our own window is
   *     used
   */
  public CompletableFuture<String> test(String title, String text, boolean sound) {
    CompletableFuture<String> taken = new CompletableFuture<>();
    inOrder.execute(() -> {
      failed = false;
      String server = show(title, text, sound);
      taken.complete(server == null ? "" : server);
    });
    return taken;
  }
}
