package envwatch.platform;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ensures that a data folder has only one window. The first instance holds a lock, which the system
 * releases however the process ends, and listens on a socket next to it. A second start uses the
 * socket to request the window; if that is just closing, it waits for the lock and becomes the
 * first instance. Failures never prevent the program from starting: where locks or sockets do not
 * work, a second window opens.
 */
public final class SingleInstance implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SingleInstance.class);

  /** The wait for an instance that holds the lock but does not listen yet, or cannot. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** The wait for an instance that is closing, which saves its data and ends its threads. */
  private static final Duration PATIENCE_WITH_CLOSING = Duration.ofSeconds(15);

  /** In bytes: 108 on Linux and Windows, 104 on macOS, each with one at the end. */
  private static final int LONGEST_SOCKET_PATH = 103;

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final @Nullable FileChannel lock;
  private final @Nullable WindowSocket socket;

  private SingleInstance(@Nullable FileChannel lock, @Nullable WindowSocket socket) {
    this.lock = lock;
    this.socket = socket;
  }

  /**
   * Makes this process the only instance of the folder; empty if there is one already, which was
   * asked to show its window. Blocks for about two seconds at most if the other one does not
   * answer, and longer while it is closing.
   *
   * @param options the options of this start
   * @throws AlreadyOpenException if the other one shows its window, but was started without some of
   *     these options
   */
  public static Optional<SingleInstance> claim(Path folder, GivenOptions options)
      throws AlreadyOpenException {
    return claim(folder, options, PATIENCE);
  }

  public static Optional<SingleInstance> claim(Path folder, GivenOptions options, Duration patience)
      throws AlreadyOpenException {
    Path socketFile = socketFile(folder, System.getenv());
    try {
      Path lockFile = folder.resolve("window.lock");
      PrivateFiles.createIfMissing(lockFile);
      long end = System.nanoTime() + patience.toNanos();
      do {
        FileChannel lock = acquire(lockFile);
        if (lock != null) {
          return Optional.of(new SingleInstance(lock, new WindowSocket(socketFile, options)));
        }
        WindowSocket.Reply reply = ask(socketFile, patience);
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

  /**
   * The socket's file, next to the lock if systems accept a path of that length for a socket, else
   * with a short name where this user's programs have theirs.
   */
  static Path socketFile(Path folder, Map<String, String> environment) {
    Path beside = folder.resolve("window.socket");
    byte[] path = beside.toString().getBytes(StandardCharsets.UTF_8);
    if (path.length <= LONGEST_SOCKET_PATH) {
      return beside;
    }
    String runtime = environment.get("XDG_RUNTIME_DIR");
    Path place = Path.of(runtime == null ? System.getProperty("java.io.tmpdir") : runtime);
    String name = UUID.nameUUIDFromBytes(path).toString();
    return place.resolve("envwatch-" + name + ".socket");
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

  private static WindowSocket.Reply ask(Path socketFile, Duration patience) {
    try {
      return WindowSocket.ask(socketFile, patience);
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

  /**
   * Whether it is certain that no other window of the folder is open; false if locks do not work.
   */
  public boolean holdsTheFolder() {
    return lock != null;
  }

  /**
   * @param action brings the window to the front and reports whether it was still open; called on a
   *     thread of this object, and immediately if the window was already requested
   */
  public void onShow(Supplier<CompletableFuture<Boolean>> action) {
    if (socket != null) {
      socket.onShow(action);
    }
  }

  /**
   * Called when the window is closed: a second start then waits until this instance has ended, and
   * opens its own window.
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
