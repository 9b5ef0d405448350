package envwatch.probe;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.connect.TransportFactory;
import envwatch.api.http.HttpTransport;
import envwatch.model.Machine;
import envwatch.probe.Checks.Check;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.util.Deadline;
import envwatch.util.Defects;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.Socket;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Asks machines whether they answer from this computer: only when a person wants to know, only at
 * the places that the service names, without credentials, ten at once, each for two seconds.
 * Thread-safe.
 */
public final class Probes implements AutoCloseable {
  /** MS-RDPBCGR, section 2.1. */
  private static final int REMOTE_DESKTOP_PORT = 3389;

  static final int AT_ONCE = 10;
  static final Duration LIMIT = Duration.ofSeconds(2);

  /** What waits in the system for longer, such as for the name of a host, is left alone then. */
  private static final Duration GRACE = Duration.ofMillis(200);

  /** Reads off what a host still says before hanging up, so that it is not cut off. */
  private static final int FAREWELL_BYTES = 64 * 1024;

  private static final Duration FAREWELL = Duration.ofMillis(200);

  private final TransportFactory network;
  private final InstantSource clock;
  private final IntSupplier sshPort;
  private final int remoteDesktopPort;
  private final Duration limit;
  private final ThreadPoolExecutor turns = turns();

  /** Not virtual threads: the system looks up names on them, and may take its time. */
  private final ExecutorService asking =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("probe-", 0).factory());

  /**
   * @param network opened for each call of {@link #ask}
   * @param sshPort asked for each machine
   */
  public Probes(TransportFactory network, InstantSource clock, IntSupplier sshPort) {
    this(network, clock, sshPort, REMOTE_DESKTOP_PORT, LIMIT);
  }

  Probes(
      TransportFactory network,
      InstantSource clock,
      IntSupplier sshPort,
      int remoteDesktopPort,
      Duration limit) {
    this.network = network;
    this.clock = clock;
    this.sshPort = sshPort;
    this.remoteDesktopPort = remoteDesktopPort;
    this.limit = limit;
  }

  private static ThreadPoolExecutor turns() {
    ThreadPoolExecutor turns =
        new ThreadPoolExecutor(
            AT_ONCE,
            AT_ONCE,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("probe-turn-", 0).factory());
    turns.allowCoreThreadTimeOut(true);
    return turns;
  }

  /**
   * Asks each of the machines; returns at once.
   *
   * @return one for each machine, in their order; completed on threads of this pool, and not at all
   *     once it is closed
   */
  public List<CompletableFuture<ProbedMachine>> ask(List<Machine> machines) {
    CompletableFuture<Optional<HttpTransport>> way =
        CompletableFuture.supplyAsync(this::open, turns);
    List<CompletableFuture<ProbedMachine>> asked =
        machines.stream().map(machine -> ask(machine, way)).toList();
    CompletableFuture<Boolean> over =
        CompletableFuture.allOf(asked.toArray(CompletableFuture[]::new))
            .handle((all, failure) -> true);
    Defects.reportFrom(
        way.thenAcceptBoth(over, (open, isOver) -> open.ifPresent(HttpTransport::close)));
    return asked;
  }

  /** Empty if the certificates that are to be trusted cannot be read. */
  private Optional<HttpTransport> open() {
    try {
      return Optional.of(network.open());
    } catch (ApiException e) {
      return Optional.empty();
    }
  }

  private CompletableFuture<ProbedMachine> ask(
      Machine machine, CompletableFuture<Optional<HttpTransport>> way) {
    List<CompletableFuture<Answer>> answers =
        Checks.of(machine, sshPort.getAsInt(), remoteDesktopPort).stream()
            .map(check -> way.thenApplyAsync(open -> answer(check, open.orElse(null)), turns))
            .toList();
    return CompletableFuture.allOf(answers.toArray(CompletableFuture[]::new))
        .thenApply(all -> {
          List<Answer> known = new ArrayList<>();
          answers.forEach(each -> known.add(each.join()));
          return new ProbedMachine(known, clock.instant());
        });
  }

  private Answer answer(Check check, @Nullable HttpTransport transport) {
    if (transport == null) {
      return new Answer(check.way(), check.port(), Outcome.CERTIFICATES_UNREAD, 0, Duration.ZERO);
    }
    if (check.way() == ProbedMachine.Way.WEB_ACCESS) {
      transport.prepare(check.place());
    }
    Deadline until = Deadline.in(limit);
    Future<Answer> told = asking.submit(() -> tell(check, transport, until));
    try {
      return told.get(limit.plus(GRACE).toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      told.cancel(true);
      return of(check, Outcome.NO_ANSWER, 0, until);
    } catch (InterruptedException e) {
      told.cancel(true);
      Thread.currentThread().interrupt();
      return of(check, Outcome.NO_ANSWER, 0, until);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Answer of(Check check, Outcome outcome, int status, Deadline until) {
    return new Answer(check.way(), check.port(), outcome, status, limit.minus(until.left()));
  }

  private Answer tell(Check check, HttpTransport transport, Deadline until) {
    try {
      return switch (check.way()) {
        case WEB_ACCESS -> of(check, Outcome.ANSWERS, transport.status(check.place()), until);
        case SSH, REMOTE_DESKTOP -> greeting(check, transport, until);
      };
    } catch (Unreachable e) {
      return of(check, outcome(e), 0, until);
    } catch (ApiException e) {
      // Too large, or not allowed: neither happens to what is only asked for its status.
      return of(check, Outcome.OTHER_GREETING, 0, until);
    }
  }

  private Answer greeting(Check check, HttpTransport transport, Deadline until) throws Unreachable {
    Optional<Socket> connected = transport.connect(check.place(), check.port(), until);
    if (connected.isEmpty()) {
      return of(check, Outcome.PROXY, 0, until);
    }
    try (Socket socket = connected.get()) {
      Outcome outcome =
          check.way() == ProbedMachine.Way.SSH
              ? Greeting.ofSsh(socket, until)
              : Greeting.ofRemoteDesktop(socket, until);
      Answer answer = of(check, outcome, 0, until);
      takeLeave(socket, until.orIn(FAREWELL));
      return answer;
    } catch (IOException e) {
      return of(check, Outcome.HANGS_UP, 0, until);
    }
  }

  /** Else the host would see the connection reset, which its log tells as an attack. */
  private static void takeLeave(Socket socket, Deadline until) {
    try {
      socket.shutdownOutput();
      byte[] unread = new byte[1024];
      for (int all = 0, some = 0; some >= 0 && all < FAREWELL_BYTES; all += some) {
        socket.setSoTimeout(Math.max(1, Math.toIntExact(until.left().toMillis())));
        some = until.left().isZero() ? -1 : socket.getInputStream().read(unread);
      }
    } catch (IOException e) {
      // It has gone already, or says nothing more: either is a good end.
      return;
    }
  }

  private static Outcome outcome(Unreachable failure) {
    return switch (failure.kind()) {
      case UNKNOWN_HOST -> Outcome.UNKNOWN_HOST;
      case REFUSED -> Outcome.REFUSES;
      case CONNECT_TIME_OUT, READ_TIME_OUT -> Outcome.NO_ANSWER;
      case CONNECTION_LOST, TOO_OLD, REDIRECT ->
          failure.getCause() instanceof ProtocolException
              ? Outcome.OTHER_GREETING
              : Outcome.HANGS_UP;
      case CERTIFICATE_EXPIRED -> Outcome.CERTIFICATE_EXPIRED;
      case CERTIFICATE_HOST -> Outcome.CERTIFICATE_HOST;
      case CERTIFICATE_AUTHORITY -> Outcome.CERTIFICATE_AUTHORITY;
      case TLS -> Outcome.ENCRYPTION;
      case PROXY,
          PROXY_UNREACHABLE,
          PROXY_PASSWORD_NEEDED,
          PROXY_PASSWORD_REFUSED,
          PROXY_SIGN_IN,
          PROXY_NOT_UNDERSTOOD,
          PROXY_UNSUPPORTED,
          PROXY_SCRIPT ->
          Outcome.PROXY;
      case NO_NETWORK -> Outcome.NO_ROUTE;
      case INSECURE_ADDRESS -> Outcome.NOT_ENCRYPTED;
      case AUTHORITY_FILE -> Outcome.CERTIFICATES_UNREAD;
    };
  }

  @Override
  public void close() {
    turns.shutdownNow();
    asking.shutdownNow();
  }
}
