package envwatch.platform;

import java.io.IOException;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The socket through which a second start requests the first instance's window. Connecting is the
 * request; the answer is one byte, followed by the options that the first instance was started
 * with.
 */
final class WindowSocket implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WindowSocket.class);

  /** JavaFX may be busy when it is asked to bring the window to the front. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final int LONGEST_REPLY = 64 * 1024;
  private static final byte SHOWN = 'S';
  private static final byte CLOSING = 'C';

  private final Path file;
  private final GivenOptions options;
  private final CompletableFuture<Boolean> retired = new CompletableFuture<>();
  private @Nullable Supplier<CompletableFuture<Boolean>> show;
  private boolean asked;
  private @Nullable ServerSocketChannel channel;
  private boolean closed;

  /** An instance's answer to the request for its window. */
  enum Answer {
    /** The window was brought to the front, or will be as soon as it exists. */
    SHOWN,
    /** The window is closed, and the process is about to end. */
    CLOSING,
    /** There was no answer that is known: the process has ended, or does not answer. */
    NONE
  }

  /**
   * An answer, and the options of the instance that gave it.
   *
   * @param options empty if there was no answer
   */
  record Reply(Answer answer, GivenOptions options) {
    static final Reply NONE = new Reply(Answer.NONE, GivenOptions.NONE);
  }

  /**
   * Begins to open the socket, and listens as soon as it is open. The thread is its own, because
   * the window need not wait for the parts of the JDK that this takes.
   *
   * @param file the socket file; replaced if it exists
   * @param options the options of this instance, sent with each answer
   * @param show as for {@link #onShow}; null if that is called later
   */
  WindowSocket(
      Path file, GivenOptions options, @Nullable Supplier<CompletableFuture<Boolean>> show) {
    this.file = file;
    this.options = options;
    this.show = show;
    Thread.ofPlatform().daemon().name("single-instance").start(this::run);
  }

  private void run() {
    try {
      ServerSocketChannel opened = open();
      if (opened != null) {
        listen(opened);
      }
    } catch (IOException | UnsupportedOperationException e) {
      LOG.warn("A second start will not find this window: {}", e.toString());
    }
  }

  /**
   * @return null if this object was closed before
   * @throws UnsupportedOperationException if the system does not support such sockets, or not for
   *     this path
   */
  private synchronized @Nullable ServerSocketChannel open() throws IOException {
    if (closed) {
      return null;
    }
    Files.deleteIfExists(file);
    ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      channel = socket.bind(UnixDomainSocketAddress.of(file));
      return channel;
    } catch (IOException | RuntimeException e) {
      socket.close();
      throw e;
    }
  }

  /**
   * Asks the instance listening on the socket for its window; blocks until it has answered.
   *
   * @param patience how long at most; an instance that hangs never answers
   * @throws IOException if nobody listens on the socket, or answers
   */
  static Reply ask(Path file, Duration patience) throws IOException {
    try (SocketChannel asking = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      Thread.ofVirtual().start(() -> closeAfter(patience, asking));
      byte[] told = Channels.newInputStream(asking).readNBytes(LONGEST_REPLY);
      return told.length == 0
          ? Reply.NONE
          : new Reply(
              meaning(told[0]), GivenOptions.decoded(Arrays.copyOfRange(told, 1, told.length)));
    }
  }

  private static void closeAfter(Duration patience, SocketChannel asking) {
    try {
      LockSupport.parkNanos(patience.toNanos());
      asking.close();
    } catch (IOException e) {
      LOG.debug("The question is not closed: {}", e.toString());
    }
  }

  /** A later version may have further answers: none of them means that a window is there. */
  private static Answer meaning(byte answer) {
    return switch (answer) {
      case SHOWN -> Answer.SHOWN;
      case CLOSING -> Answer.CLOSING;
      default -> Answer.NONE;
    };
  }

  private void listen(ServerSocketChannel channel) {
    while (channel.isOpen()) {
      try (SocketChannel asking = channel.accept()) {
        LOG.debug("Asked to show the window by {}", asking);
        OutputStream reply = Channels.newOutputStream(asking);
        reply.write(answer());
        reply.write(options.encoded());
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException e) {
        LOG.debug("The second start did not wait for its answer: {}", e.toString());
      }
    }
  }

  private byte answer() {
    Supplier<CompletableFuture<Boolean>> told;
    synchronized (this) {
      told = show;
      asked = told == null;
    }
    if (retired.isDone()) {
      return CLOSING;
    }
    return told == null || comesForward(told) ? SHOWN : CLOSING;
  }

  private boolean comesForward(Supplier<CompletableFuture<Boolean>> told) {
    try {
      return (boolean)
          CompletableFuture.anyOf(told.get(), retired)
              .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      LOG.warn("The window did not come forward: {}", e.toString());
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * @param action brings the window to the front and reports whether it was still open; called on a
   *     thread of this object, or immediately if the window was already requested
   */
  void onShow(Supplier<CompletableFuture<Boolean>> action) {
    boolean now;
    synchronized (this) {
      show = action;
      now = asked;
      asked = false;
    }
    if (now) {
      action
          .get()
          .exceptionally(failure -> {
            LOG.warn("The window did not come forward: {}", failure.toString());
            return true;
          });
    }
  }

  /** From now on, tells a second start that this instance is closing. */
  void retire() {
    retired.complete(false);
  }

  @Override
  public void close() throws IOException {
    retire();
    ServerSocketChannel open;
    synchronized (this) {
      closed = true;
      open = channel;
    }
    if (open != null) {
      open.close();
      Files.deleteIfExists(file);
    }
  }
}
