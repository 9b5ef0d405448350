package envwatch.platform;

import envwatch.platform.SingleInstance.Shown;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The socket through which a second start requests the first instance's window. Connecting is the
 * request, and may be followed by what the window is to show; the answer is one byte, followed by
 * the options that the first instance was started with, or by why it shows nothing of that. Earlier
 * versions send nothing after connecting, and do not read what they are sent.
 */
final class WindowSocket implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WindowSocket.class);

  /** JavaFX may be busy when it is asked to bring the window to the front. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final int LONGEST_REPLY = 64 * 1024;

  /** What is longer is cut, and then refused. */
  private static final int LONGEST_REQUEST = 8 * 1024;

  /** A start of an older version says nothing, and waits. */
  private static final Duration SILENCE = Duration.ofMillis(200);

  /** All of what is asked for is sent at once. */
  private static final Duration LONGEST_ASKING = Duration.ofSeconds(1);

  private static final byte SHOWN = 'S';
  private static final byte TAKEN = 'T';
  private static final byte NOT_SHOWN = 'N';
  private static final byte CLOSING = 'C';

  private final Path file;
  private final GivenOptions options;
  private final CompletableFuture<Shown> retired = new CompletableFuture<>();
  private @Nullable Function<String, CompletableFuture<Shown>> show;
  private @Nullable String asked;
  private @Nullable ServerSocketChannel channel;
  private boolean closed;

  /** An instance's answer to the request for its window. */
  enum Answer {
    /** The window was brought to the front, or will be as soon as it exists. */
    SHOWN,
    /** The same, and what the window is to show is shown, or will be. */
    TAKEN,
    /** The window was brought to the front, and does not show what it was asked for. */
    NOT_SHOWN,
    /** The window is closed, and the process is about to end. */
    CLOSING,
    /** There was no answer that is known: the process has ended, or does not answer. */
    NONE
  }

  /**
   * An answer, and the options of the instance that gave it.
   *
   * @param options empty if there was no answer
   * @param refusal why the window does not show what it was asked for; else empty
   */
  record Reply(Answer answer, GivenOptions options, String refusal) {
    static final Reply NONE = new Reply(Answer.NONE, GivenOptions.NONE, "");
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
      Path file, GivenOptions options, @Nullable Function<String, CompletableFuture<Shown>> show) {
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
   * @param wanted what the window is to show; empty for the window alone
   * @param patience how long at most; an instance that hangs never answers
   * @throws IOException if nobody listens on the socket, or answers
   */
  static Reply ask(Path file, String wanted, Duration patience) throws IOException {
    try (SocketChannel asking = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      Thread.ofVirtual().start(() -> closeAfter(patience, asking));
      request(wanted, asking);
      byte[] told = answer(asking);
      if (told.length == 0) {
        return Reply.NONE;
      }
      Answer answer = meaning(told[0]);
      byte[] rest = Arrays.copyOfRange(told, 1, told.length);
      return answer == Answer.NOT_SHOWN
          ? new Reply(answer, GivenOptions.NONE, new String(rest, StandardCharsets.UTF_8))
          : new Reply(answer, GivenOptions.decoded(rest), "");
    }
  }

  /** An older version answers and leaves without reading what it is sent. */
  private static void request(String wanted, SocketChannel asking) {
    try {
      Channels.newOutputStream(asking).write(wanted.getBytes(StandardCharsets.UTF_8));
      asking.shutdownOutput();
    } catch (IOException e) {
      LOG.debug("The other window does not read: {}", e.toString());
    }
  }

  /** Who leaves without reading resets the connection: what was said before counts. */
  private static byte[] answer(SocketChannel asking) throws IOException {
    ByteBuffer told = ByteBuffer.allocate(LONGEST_REPLY);
    try {
      while (told.hasRemaining() && asking.read(told) >= 0) {}
    } catch (IOException e) {
      if (told.position() == 0) {
        throw e;
      }
      LOG.debug("The other window has left: {}", e.toString());
    }
    return Arrays.copyOf(told.array(), told.position());
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
      case TAKEN -> Answer.TAKEN;
      case NOT_SHOWN -> Answer.NOT_SHOWN;
      case CLOSING -> Answer.CLOSING;
      default -> Answer.NONE;
    };
  }

  private void listen(ServerSocketChannel channel) {
    while (channel.isOpen()) {
      try (SocketChannel asking = channel.accept()) {
        LOG.debug("Asked to show the window by {}", asking);
        byte[] reply = answer(requested(asking));
        Channels.newOutputStream(asking).write(reply);
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException e) {
        LOG.debug("The second start did not wait for its answer: {}", e.toString());
      }
    }
  }

  /** What is sent until its end, or until nothing more comes. */
  private static String requested(SocketChannel asking) throws IOException {
    ByteBuffer told = ByteBuffer.allocate(LONGEST_REQUEST);
    long end = System.nanoTime() + LONGEST_ASKING.toNanos();
    try (Selector selector = Selector.open()) {
      asking.configureBlocking(false);
      asking.register(selector, SelectionKey.OP_READ);
      while (told.hasRemaining()
          && System.nanoTime() < end
          && selector.select(SILENCE.toMillis()) > 0
          && asking.read(told) >= 0) {
        selector.selectedKeys().clear();
      }
    }
    asking.configureBlocking(true);
    return new String(told.array(), 0, told.position(), StandardCharsets.UTF_8);
  }

  private byte[] answer(String wanted) {
    Function<String, CompletableFuture<Shown>> told;
    synchronized (this) {
      told = show;
      if (told == null) {
        asked = wanted;
      }
    }
    if (retired.isDone()) {
      return reply(CLOSING, options.encoded());
    }
    Shown shown = told == null ? Shown.WILL_BE : comesForward(told, wanted);
    if (!shown.open()) {
      return reply(CLOSING, options.encoded());
    }
    return shown.refusal().isEmpty()
        ? reply(wanted.isEmpty() ? SHOWN : TAKEN, options.encoded())
        : reply(NOT_SHOWN, shown.refusal().getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] reply(byte answer, byte[] rest) {
    return ByteBuffer.allocate(1 + rest.length).put(answer).put(rest).array();
  }

  private Shown comesForward(Function<String, CompletableFuture<Shown>> told, String wanted) {
    try {
      return (Shown)
          CompletableFuture.anyOf(told.apply(wanted), retired)
              .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      LOG.warn("The window did not come forward: {}", e.toString());
      return Shown.WILL_BE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Shown.CLOSED;
    }
  }

  /**
   * @param action brings the window to the front, with what it is to show, and reports what came of
   *     it; called on a thread of this object, or immediately if the window was already requested
   */
  void onShow(Function<String, CompletableFuture<Shown>> action) {
    String now;
    synchronized (this) {
      show = action;
      now = asked;
      asked = null;
    }
    if (now != null) {
      action
          .apply(now)
          .exceptionally(failure -> {
            LOG.warn("The window did not come forward: {}", failure.toString());
            return Shown.WILL_BE;
          });
    }
  }

  /** From now on, tells a second start that this instance is closing. */
  void retire() {
    retired.complete(Shown.CLOSED);
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
