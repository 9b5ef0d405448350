package envwatch.probe;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@Timeout(30)
class ProbesTest {
  private static final Instant NOW = Instant.parse("2026-11-28T14:02:00Z");
  private static final String BANNER = "SSH-2.0-OpenSSH_9.9\r\n";
  private static final Duration A_LITTLE = Duration.ofSeconds(1);

  private NetworkOptions.Proxy proxy = new NetworkOptions.Proxy.None();
  private @Nullable LoopbackHost host;
  private @Nullable Probes probes;

  @AfterEach
  void close() throws Exception {
    if (host != null) {
      host.close();
    }
    if (probes != null) {
      probes.close();
    }
  }

  @Test
  void anSshBannerIsAnAnswer() throws Exception {
    serve(connection -> say(connection, BANNER));

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void anAnswerTellsHowLongItTookAndWhen() throws Exception {
    serve(connection -> say(connection, BANNER));

    ProbedMachine probed = probed(linux("127.0.0.1"));

    assertThat(probed.at()).isEqualTo(NOW);
    assertThat(probed.answers().getFirst().took()).isPositive().isLessThan(A_LITTLE);
  }

  @Test
  void linesBeforeTheBannerAreAllowed() throws Exception {
    serve(connection -> say(connection, "Authorised use only.\r\nSSH is watched.\n" + BANNER));

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void aPortOnWhichNobodyListensRefuses() throws Exception {
    assertThat(ask(linux("127.0.0.1"), freePort())).isEqualTo(Outcome.REFUSES);
  }

  @Test
  void whatAcceptsAndSaysNothingIsNoAnswer() throws Exception {
    serve(LoopbackHost::stay);

    Answer answer = probed(linux("127.0.0.1")).answers().getFirst();

    assertThat(answer.outcome()).isEqualTo(Outcome.SILENT);
    assertThat(answer.took()).isBetween(Probes.LIMIT.minusMillis(100), Probes.LIMIT);
  }

  @Test
  void whatDripsIsLeftAfterTwoSeconds() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    serve(connection -> {
      while (!never.await(100, TimeUnit.MILLISECONDS)) {
        say(connection, "x");
      }
    });
    long begun = System.nanoTime();

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.SLOW);
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Probes.LIMIT.plus(A_LITTLE));
  }

  @Test
  void anotherGreetingIsNoSsh() throws Exception {
    serve(connection -> say(connection, "220 mail.example ESMTP\r\n"));

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.OTHER_GREETING);
  }

  @Test
  void aLineWithoutEndIsNoSsh() throws Exception {
    serve(connection -> {
      say(connection, "x".repeat(1_000_000));
      LoopbackHost.stay(connection);
    });

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.OTHER_GREETING);
  }

  @Test
  void aGreetingOfAMegabyteIsNotReadToItsEnd() throws Exception {
    AtomicInteger written = new AtomicInteger();
    byte[] lines = "no ssh here\r\n".repeat(80).getBytes(US_ASCII);
    serve(connection -> {
      connection.setSendBufferSize(8 * 1024);
      while (written.get() < 100_000_000) {
        connection.getOutputStream().write(lines);
        written.addAndGet(lines.length);
      }
    });

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.OTHER_GREETING);
    assertThat(written.get()).isLessThan(20_000_000);
  }

  @Test
  void whatEndsTheConnectionAtOnceHangsUp() throws Exception {
    serve(connection -> {});

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.HANGS_UP);
  }

  @Test
  void whatResetsTheConnectionHangsUp() throws Exception {
    serve(connection -> connection.setSoLinger(true, 0));

    assertThat(ask(linux("127.0.0.1"))).isEqualTo(Outcome.HANGS_UP);
  }

  @Test
  void theHostSeesTheConnectionEnd() throws Exception {
    CompletableFuture<byte[]> received = new CompletableFuture<>();
    serve(connection -> {
      say(connection, BANNER + "and more that nobody asked for");
      received.complete(connection.getInputStream().readAllBytes());
    });

    ask(linux("127.0.0.1"));

    assertThat(received.get(5, TimeUnit.SECONDS)).isEmpty();
  }

  @Test
  void anAddressOfTheSixthVersionIsAsked() throws Exception {
    host = new LoopbackHost("::1", connection -> say(connection, BANNER));

    assertThat(ask(linux("::1"), host.port())).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void anAddressInBracketsIsAsked() throws Exception {
    host = new LoopbackHost("::1", connection -> say(connection, BANNER));

    assertThat(ask(linux("[::1]"), host.port())).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void aHostOf253CharactersIsUnknown() throws Exception {
    String label = "a".repeat(63) + ".";
    String longest = (label + label + label + label).substring(0, 253 - ".invalid".length());

    assertThat(ask(linux(longest + ".invalid"), freePort())).isEqualTo(Outcome.UNKNOWN_HOST);
  }

  @Test
  void whatIsNoHostIsNotAsked() throws Exception {
    serve(connection -> say(connection, BANNER));

    for (String hostile : List.of("127.0.0.1/", "-p22", "a b", "$(id)", "host\nother", "\u202e")) {
      assertThat(ask(linux(hostile))).as(hostile).isEqualTo(Outcome.UNKNOWN_HOST);
    }
    assertThat(server().accepted()).isZero();
  }

  @Test
  void aMachineWithoutAddressIsNotAsked() throws Exception {
    serve(connection -> say(connection, BANNER));

    assertThat(probed(machine("Linux").build()).answers()).isEmpty();
    assertThat(probed(machine("Linux").address(" ").build()).answers()).isEmpty();
    assertThat(server().accepted()).isZero();
  }

  @Test
  void behindAProxyNothingIsAskedOfAHost() throws Exception {
    proxy = new NetworkOptions.Proxy.Address("127.0.0.1", freePort());

    assertThat(ask(linux("192.0.2.1"), freePort())).isEqualTo(Outcome.PROXY);
  }

  @Test
  void withoutReadableCertificatesNothingIsAsked() throws Exception {
    serve(connection -> say(connection, BANNER));
    probes =
        new Probes(
            () -> {
              throw new ApiException.Unreachable(
                  ApiException.Unreachable.Kind.AUTHORITY_FILE, null);
            },
            Clock.systemUTC(),
            server()::port);

    ProbedMachine probed = probes.ask(List.of(linux("127.0.0.1"))).getFirst().get();

    assertThat(probed.answers().getFirst().outcome()).isEqualTo(Outcome.CERTIFICATES_UNREAD);
    assertThat(server().accepted()).isZero();
  }

  @Test
  void windowsIsAskedForARemoteDesktop() throws Exception {
    serve(ProbesTest::confirmRemoteDesktop);

    ProbedMachine probed = probed(machine("Windows Server 2022").address("127.0.0.1").build());

    assertThat(ways(probed)).containsExactly(Way.REMOTE_DESKTOP);
    assertThat(probed.answers().getFirst().outcome()).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void aServerThatRefusesEveryKindOfSecurityStillAnswers() throws Exception {
    serve(connection -> {
      readConnectionRequest(connection);
      // RDP_NEG_FAILURE in a connection confirm: HYBRID_REQUIRED_BY_SERVER (2.2.1.2.2).
      write(connection, 3, 0, 0, 19, 14, 0xD0, 0, 0, 0x12, 0x34, 0, 3, 0, 8, 0, 5, 0, 0, 0);
    });

    assertThat(ask(windows())).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void aServerOfNoNegotiationStillAnswers() throws Exception {
    serve(connection -> {
      readConnectionRequest(connection);
      write(connection, 3, 0, 0, 11, 6, 0xD0, 0, 0, 0x12, 0x34, 0);
    });

    assertThat(ask(windows())).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void aDisconnectRequestIsNoRemoteDesktop() throws Exception {
    serve(connection -> {
      readConnectionRequest(connection);
      write(connection, 3, 0, 0, 11, 6, 0x80, 0, 0, 0x12, 0x34, 0);
    });

    assertThat(ask(windows())).isEqualTo(Outcome.OTHER_GREETING);
  }

  @Test
  void sshIsNoRemoteDesktop() throws Exception {
    serve(connection -> say(connection, BANNER));

    assertThat(ask(windows())).isEqualTo(Outcome.OTHER_GREETING);
  }

  @Test
  void anUnknownSystemIsAskedForBothAndOneIsEnough() throws Exception {
    serve(connection -> say(connection, BANNER));

    ProbedMachine probed = probed(machine(null).address("127.0.0.1").build());

    assertThat(ways(probed)).containsExactly(Way.SSH, Way.REMOTE_DESKTOP);
    assertThat(probed.told()).extracting(Answer::way).containsExactly(Way.SSH);
    assertThat(probed.well()).isTrue();
  }

  @Test
  void tenAreAskedAtOnceAndNoMore() throws Exception {
    CountDownLatch ten = new CountDownLatch(Probes.AT_ONCE);
    AtomicInteger asked = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    serve(connection -> {
      most.accumulateAndGet(asked.incrementAndGet(), Math::max);
      ten.countDown();
      ten.await(1, TimeUnit.SECONDS);
      asked.decrementAndGet();
      say(connection, BANNER);
    });
    List<Machine> many = Collections.nCopies(25, linux("127.0.0.1"));

    List<Outcome> outcomes =
        open(server().port()).ask(many).stream()
            .map(CompletableFuture::join)
            .map(probed -> probed.answers().getFirst().outcome())
            .toList();

    assertThat(outcomes).hasSize(25).containsOnly(Outcome.ANSWERS);
    assertThat(most).hasValue(Probes.AT_ONCE);
  }

  @Test
  void nothingIsAskedUntilSomebodyAsks() throws Exception {
    serve(connection -> say(connection, BANNER));
    AtomicReference<@Nullable String> opened = new AtomicReference<>();

    probes =
        new Probes(
            () -> {
              opened.set("opened");
              return transport();
            },
            Clock.systemUTC(),
            server()::port);

    assertThat(opened).hasNullValue();
    assertThat(server().accepted()).isZero();
  }

  private void serve(LoopbackHost.Manner manner) throws IOException {
    host = new LoopbackHost(manner);
  }

  private LoopbackHost server() {
    LoopbackHost serving = host;
    if (serving == null) {
      throw new IllegalStateException("nothing is served");
    }
    return serving;
  }

  private Outcome ask(Machine machine) throws Exception {
    return ask(machine, server().port());
  }

  private Outcome ask(Machine machine, int port) throws Exception {
    return probed(machine, port).answers().getFirst().outcome();
  }

  private ProbedMachine probed(Machine machine) throws Exception {
    return probed(machine, server().port());
  }

  private ProbedMachine probed(Machine machine, int port) throws Exception {
    return open(port).ask(List.of(machine)).getFirst().get(10, TimeUnit.SECONDS);
  }

  private Probes open(int port) {
    if (probes == null) {
      probes =
          new Probes(
              this::transport, Clock.fixed(NOW, ZoneOffset.UTC), () -> port, port, Probes.LIMIT);
    }
    return probes;
  }

  private HttpTransport transport() throws ApiException {
    return new HttpTransport(new NetworkOptions(proxy, null), Clock.systemUTC());
  }

  private static List<Way> ways(ProbedMachine probed) {
    return probed.answers().stream().map(Answer::way).toList();
  }

  private static Machine linux(String address) {
    return machine("Ubuntu 24.04").address(address).build();
  }

  private static Machine windows() {
    return machine("Windows 11").address("127.0.0.1").build();
  }

  private static Machine.Builder machine(@Nullable String system) {
    return Machine.builder().id(new MachineId("m")).operatingSystem(system);
  }

  private static void say(Socket connection, String words) throws IOException {
    connection.getOutputStream().write(words.getBytes(US_ASCII));
  }

  /** As MS-RDPBCGR, section 4.1.2, has it in its example. */
  private static void confirmRemoteDesktop(Socket connection) throws IOException {
    readConnectionRequest(connection);
    write(connection, 3, 0, 0, 0x13, 0x0e, 0xd0, 0, 0, 0x12, 0x34, 0, 2, 0, 8, 0, 0, 0, 0, 0);
  }

  /** Refuses what is no client X.224 Connection Request PDU (MS-RDPBCGR, section 2.2.1.1). */
  private static void readConnectionRequest(Socket connection) throws IOException {
    InputStream in = connection.getInputStream();
    byte[] tpkt = in.readNBytes(4);
    int length = (tpkt[2] & 0xFF) << 8 | tpkt[3] & 0xFF;
    byte[] request = in.readNBytes(length - 4);
    boolean understood =
        tpkt[0] == 3
            && tpkt[1] == 0
            && request[0] == request.length - 1
            && (request[1] & 0xFF) == 0xE0
            && request[2] == 0
            && request[3] == 0
            && request[6] == 0
            && request[7] == 1
            && request[9] == 8;
    if (!understood) {
      throw new IOException("no connection request");
    }
  }

  private static void write(Socket connection, int... bytes) throws IOException {
    for (int each : bytes) {
      connection.getOutputStream().write(each);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
