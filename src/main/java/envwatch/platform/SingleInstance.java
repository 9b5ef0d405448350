package envwatch.platform;

import envwatch.util.LockFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
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

  /** The wait for a recorder, which lets go of the folder within a second unless it hangs. */
  private static final Duration PATIENCE_WITH_RECORDER = Duration.ofSeconds(1);

  /** The wait for an instance that is closing, which saves its data and ends its threads. */
  private static final Duration PATIENCE_WITH_CLOSING = Duration.ofSeconds(15);

  /** In bytes: 108 on Linux and Windows, 104 on macOS, each with one at the end. */
  private static final int LONGEST_SOCKET_PATH = 103;

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final List<LockFile> locks;
  private final @Nullable WindowSocket socket;

  /**
   * What came of the request for a window.
   *
   * @param open whether the window was still open
   * @param refusal why it does not show what it was asked for, as a sentence; empty if it does, if
   *     it will as soon as that is known, and if it was asked for nothing
   */
  public record Shown(boolean open, String refusal) {
    /** Nothing speaks against it. */
    public static final Shown WILL_BE = new Shown(true, "");

    public static final Shown CLOSED = new Shown(false, "");
  }

  private SingleInstance(List<LockFile> locks, @Nullable WindowSocket socket) {
    this.locks = locks;
    this.socket = socket;
  }

  /**
   * Makes this process the only instance of the folder; empty if there is one already, which was
   * asked to show its window. Blocks for about two seconds at most if the other one does not
   * answer, and longer while it is closing.
   *
   * @param options the options of this start
   * @param wanted what the window of the other one is to show; empty for the window alone
   * @throws AlreadyOpenException if the other one shows its window, but was started without some of
   *     these options, or does not show what it should
   */
  public static Optional<SingleInstance> claim(Path folder, GivenOptions options, String wanted)
      throws AlreadyOpenException {
    return claim(folder, options, wanted, PATIENCE);
  }

  static Optional<SingleInstance> claim(
      Path folder, GivenOptions options, String wanted, Duration patience)
      throws AlreadyOpenException {
    Path socketFile = socketFile(folder, System.getenv());
    try {
      Duration longest = patience;
      long end = System.nanoTime() + longest.toNanos();
      do {
        Optional<LockFile> lock = LockFile.acquire(lockFile(folder));
        if (lock.isPresent()) {
          return Optional.of(
              new SingleInstance(List.of(lock.get()), new WindowSocket(socketFile, options, null)));
        }
        if (longest.compareTo(PATIENCE_WITH_RECORDER) > 0
            && LockFile.isHeld(recorderFile(folder))) {
          longest = PATIENCE_WITH_RECORDER;
          end = System.nanoTime() + longest.toNanos();
        }
        WindowSocket.Reply reply = ask(socketFile, wanted, longest);
        switch (reply.answer()) {
          case SHOWN, TAKEN -> {
            refuse(options.unusedBy(reply.options()));
            if (reply.answer() == WindowSocket.Answer.SHOWN && !wanted.isEmpty()) {
              throw new AlreadyOpenException("");
            }
            return Optional.empty();
          }
          case NOT_SHOWN -> throw new AlreadyOpenException(reply.refusal());
          case CLOSING -> end = System.nanoTime() + PATIENCE_WITH_CLOSING.toNanos();
          case NONE -> {}
        }
      } while (pauseUntil(end));
    } catch (IOException e) {
      LOG.warn("Cannot tell whether another window is open: {}", e.toString());
    }
    return Optional.of(new SingleInstance(List.of(), null));
  }

  /**
   * Takes the place of the window for a program that has none, as long as nobody wants to open one;
   * returns at once, and never asks another instance for its window.
   *
   * @param asked called on a thread of this object as soon as somebody starts a window, who waits
   *     until this object is closed and then opens it
   * @return empty if a window is open
   * @throws IOException if files cannot be locked here
   */
  public static Optional<SingleInstance> claimIfFree(Path folder, Runnable asked)
      throws IOException {
    Optional<LockFile> lock = LockFile.acquire(lockFile(folder));
    if (lock.isEmpty()) {
      return Optional.empty();
    }
    List<LockFile> locks = new ArrayList<>(List.of(lock.get()));
    // Should a start just be looking whether it is held, that one waits a little longer.
    LockFile.acquire(recorderFile(folder)).ifPresent(locks::addFirst);
    Function<String, CompletableFuture<Shown>> show =
        wanted -> {
          asked.run();
          return new CompletableFuture<>();
        };
    Path socketFile = socketFile(folder, System.getenv());
    return Optional.of(
        new SingleInstance(locks, new WindowSocket(socketFile, GivenOptions.NONE, show)));
  }

  private static Path lockFile(Path folder) {
    return folder.resolve("window.lock");
  }

  /** Held in addition where the place of the window is taken. */
  private static Path recorderFile(Path folder) {
    return folder.resolve("recorder-looks.lock");
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

  private static WindowSocket.Reply ask(Path socketFile, String wanted, Duration patience) {
    try {
      return WindowSocket.ask(socketFile, wanted, patience);
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
    return !locks.isEmpty();
  }

  /**
   * @param action brings the window to the front, with what it is to show, and reports what came of
   *     it; called on a thread of this object, and immediately if the window was already requested
   */
  public void onShow(Function<String, CompletableFuture<Shown>> action) {
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
      for (LockFile lock : locks) {
        lock.close();
      }
    } catch (IOException e) {
      LOG.debug("The next start cleans up: {}", e.toString());
    }
  }
}
