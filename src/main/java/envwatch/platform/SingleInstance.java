package envwatch.platform;

import envwatch.base.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ensures that a data folder has one window. The first instance holds a lock, which the system
 * takes back however the process ends, and listens on a socket next to it. A second start asks
 * there for the window; where that is just closing, it waits for the lock and becomes the first.
 * Nothing here keeps the program from starting: where locks or sockets do not work, a second window
 * opens.
 */
public final class SingleInstance implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SingleInstance.class);

  /** For an instance that holds the lock and does not listen yet, or cannot. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** For one that is closing: it saves what it has and ends its threads. */
  private static final Duration PATIENCE_WITH_CLOSING = Duration.ofSeconds(15);

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final @Nullable FileChannel lock;
  private final @Nullable WindowSocket socket;

  private SingleInstance(@Nullable FileChannel lock, @Nullable WindowSocket socket) {
    this.lock = lock;
    this.socket = socket;
  }

  /**
   * Makes this process the one instance of the folder; empty when there is one already, which was
   * asked to show its window. Blocks for about two seconds at most where the other does not answer,
   * and longer while it is closing.
   *
   * @param options those of this start
   * @throws AlreadyOpenException when the other one shows its window, but was started without some
   *     of these options
   */
  public static Optional<SingleInstance> claim(Path folder, GivenOptions options)
      throws AlreadyOpenException {
    return claim(folder, options, PATIENCE);
  }

  public static Optional<SingleInstance> claim(Path folder, GivenOptions options, Duration patience)
      throws AlreadyOpenException {
    Path socketFile = folder.resolve("window.socket");
    try {
      Path lockFile = folder.resolve("window.lock");
      PrivateFiles.createIfMissing(lockFile);
      long end = System.nanoTime() + patience.toNanos();
      do {
        FileChannel lock = acquire(lockFile);
        if (lock != null) {
          return Optional.of(new SingleInstance(lock, WindowSocket.open(socketFile, options)));
        }
        WindowSocket.Reply reply = ask(socketFile);
        switch (reply.answer()) {
          case SHOWN -> {
            refuse(options.unusedBy(reply.options()));
            return Optional.empty();
          }
          case CLOSING -> end = System.nanoTime() + PATIENCE_WITH_CLOSING.toNanos();
          case NONE -> {}
        }
      } while (pauseUntil(end));
    } catch (IOException e) {
      LOG.warn("Cannot tell whether another window is open: {}", e.toString());
    }
    return Optional.of(new SingleInstance(null, null));
  }

  private static void refuse(List<String> unused) throws AlreadyOpenException {
    if (!unused.isEmpty()) {
      throw new AlreadyOpenException(unused);
    }
  }

  private static @Nullable FileChannel acquire(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      LOG.debug("Another window of this process holds the folder");
    }
    channel.close();
    return null;
  }

  private static WindowSocket.Reply ask(Path socketFile) {
    try {
      return WindowSocket.ask(socketFile);
    } catch (IOException | UnsupportedOperationException e) {
      LOG.debug("The other window does not answer yet: {}", e.toString());
      return WindowSocket.Reply.NONE;
    }
  }

  private static boolean pauseUntil(long end) {
    try {
      Thread.sleep(BETWEEN_TRIES);
      return System.nanoTime() < end;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Whether no other window of the folder can be open; false where locks do not work. */
  public boolean holdsTheFolder() {
    return lock != null;
  }

  /**
   * @param action brings the window forward and tells whether there still was one; called on a
   *     thread of this object, and at once if the window was already asked for
   */
  public void onShow(Supplier<CompletableFuture<Boolean>> action) {
    if (socket != null) {
      socket.onShow(action);
    }
  }

  /**
   * The window is closed: a second start waits until this instance is, and opens one of its own.
   */
  public void retire() {
    if (socket != null) {
      socket.retire();
    }
  }

  @Override
  public void close() {
    try {
      if (socket != null) {
        socket.close();
      }
      if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.debug("The next start cleans up: {}", e.toString());
    }
  }
}
