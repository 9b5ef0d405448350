package envwatch;

import envwatch.settings.PrivateFiles;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sees to it that a data folder has one window. The first instance holds a lock, which the system
 * takes back however the process ends, and listens on a socket beside it; to connect to that socket
 * is to ask for the window. Nothing here keeps the program from starting: where locks or sockets do
 * not work, a second window opens.
 */
final class SingleInstance implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SingleInstance.class);
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final @Nullable FileChannel lock;
  private final @Nullable ServerSocketChannel socket;
  private final Path socketFile;
  private @Nullable Runnable show;
  private boolean asked;

  private SingleInstance(
      @Nullable FileChannel lock, @Nullable ServerSocketChannel socket, Path socketFile) {
    this.lock = lock;
    this.socket = socket;
    this.socketFile = socketFile;
    if (socket != null) {
      Thread.ofPlatform().daemon().name("single-instance").start(() -> listen(socket));
    }
  }

  /**
   * Makes this process the one instance of the folder; empty when there is one already, which was
   * asked to show its window. Blocks for at most about two seconds.
   */
  static Optional<SingleInstance> claim(Path folder) {
    return claim(folder, PATIENCE);
  }

  static Optional<SingleInstance> claim(Path folder, Duration patience) {
    Path socketFile = folder.resolve("window.socket");
    FileChannel lock;
    try {
      Path lockFile = folder.resolve("window.lock");
      PrivateFiles.createIfMissing(lockFile);
      lock = FileChannel.open(lockFile, StandardOpenOption.WRITE);
      if (!acquire(lock)) {
        lock.close();
        return askOther(socketFile, patience)
            ? Optional.empty()
            : Optional.of(new SingleInstance(null, null, socketFile));
      }
    } catch (IOException e) {
      LOG.warn("Cannot tell whether another window is open: {}", e.toString());
      return Optional.of(new SingleInstance(null, null, socketFile));
    }
    return Optional.of(new SingleInstance(lock, bind(socketFile), socketFile));
  }

  private static boolean acquire(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static @Nullable ServerSocketChannel bind(Path socketFile) {
    try {
      // We hold the lock: whoever left this one behind is gone.
      Files.deleteIfExists(socketFile);
      ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      try {
        return socket.bind(UnixDomainSocketAddress.of(socketFile));
      } catch (IOException | RuntimeException e) {
        socket.close();
        throw e;
      }
    } catch (IOException | UnsupportedOperationException e) {
      LOG.warn("A second start will not find this window: {}", e.toString());
      return null;
    }
  }

  /** Tries for a while: the other one may be just starting. */
  private static boolean askOther(Path socketFile, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    do {
      try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socketFile))) {
        return channel.isConnected();
      } catch (IOException | UnsupportedOperationException e) {
        LOG.debug("The other window does not answer yet: {}", e.toString());
      }
    } while (pauseUntil(end));
    return false;
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

  private void listen(ServerSocketChannel channel) {
    while (channel.isOpen()) {
      try (SocketChannel asking = channel.accept()) {
        LOG.debug("Asked to show the window by {}", asking);
        ask();
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException e) {
        LOG.warn("Not listening for a second start any more: {}", e.toString());
        return;
      }
    }
  }

  private void ask() {
    Runnable told;
    synchronized (this) {
      told = show;
      asked = told == null;
    }
    if (told != null) {
      told.run();
    }
  }

  /** What shows the window; called on a thread of this object, and at once if already asked for. */
  void onShow(Runnable action) {
    boolean now;
    synchronized (this) {
      show = action;
      now = asked;
      asked = false;
    }
    if (now) {
      action.run();
    }
  }

  @Override
  public void close() {
    try {
      if (socket != null) {
        socket.close();
        Files.deleteIfExists(socketFile);
      }
      if (lock != null) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.debug("The next start cleans up: {}", e.toString());
    }
  }
}
