package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import envwatch.platform.SingleInstance.Shown;
import envwatch.util.LockFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class SingleInstanceTest {
  private static final String LINK = "envwatch://environment/EN1";
  private static final Duration SHORT = Duration.ofMillis(200);

  @TempDir Path folder;
  @AutoClose private final ExecutorService beside = Executors.newVirtualThreadPerTaskExecutor();

  private static CompletableFuture<Shown> came(AtomicInteger shown) {
    shown.incrementAndGet();
    return CompletableFuture.completedFuture(Shown.WILL_BE);
  }

  private static Optional<SingleInstance> claim(Path folder) {
    return claim(folder, Duration.ofSeconds(2));
  }

  private static Optional<SingleInstance> claim(Path folder, Duration patience) {
    try {
      return SingleInstance.claim(folder, GivenOptions.NONE, "", patience);
    } catch (AlreadyOpenException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void optionsThatTheWindowWasNotStartedWithAreToldAsUnused() throws AlreadyOpenException {
    AtomicInteger shown = new AtomicInteger();
    GivenOptions running = new GivenOptions(List.of("--read-only"));
    GivenOptions second =
        new GivenOptions(List.of("--demo", "--read-only", "--address https%3A%2F%2Flab"));
    try (SingleInstance first = SingleInstance.claim(folder, running, "").orElseThrow()) {
      first.onShow(wanted -> {
        shown.incrementAndGet();
        return CompletableFuture.completedFuture(Shown.WILL_BE);
      });

      assertThatThrownBy(() -> SingleInstance.claim(folder, second, ""))
          .isInstanceOfSatisfying(
              AlreadyOpenException.class,
              open -> assertThat(open.unused()).containsExactly("--demo", "--address"));
      assertThat(shown).hasValue(1);
    }
  }

  @Test
  void aFolderWithALongPathHasOneWindow() throws IOException {
    Path deep =
        Files.createDirectories(folder.resolve("\u00E4".repeat(40)).resolve("b".repeat(80)));
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = claim(deep).orElseThrow()) {
      first.onShow(wanted -> came(shown));

      assertThat(claim(deep)).isEmpty();
      assertThat(shown).hasValue(1);
    }
  }

  @Test
  void theOptionsOfTheWindowItselfAreNoReasonToComplain() throws AlreadyOpenException {
    GivenOptions options = new GivenOptions(List.of("--demo", "--environment a%0Ab"));
    try (SingleInstance first = SingleInstance.claim(folder, options, "").orElseThrow()) {
      assertThat(first).isNotNull();

      assertThat(SingleInstance.claim(folder, options, "")).isEmpty();
    }
  }

  @Test
  void aSecondStartDoesNotWaitForAFirstOneThatHangs() {
    try (SingleInstance first = claim(folder).orElseThrow()) {
      CountDownLatch hanging = new CountDownLatch(1);
      first.onShow(wanted -> {
        awaitQuietly(hanging);
        return CompletableFuture.completedFuture(Shown.WILL_BE);
      });
      CompletableFuture<Optional<SingleInstance>> second =
          CompletableFuture.supplyAsync(() -> claim(folder, SHORT), beside);

      assertThat(second).succeedsWithin(Duration.ofSeconds(20));
      hanging.countDown();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aSecondStartShowsTheFirstWindow() {
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = claim(folder).orElseThrow()) {
      first.onShow(wanted -> came(shown));

      assertThat(claim(folder)).isEmpty();

      await().untilAsserted(() -> assertThat(shown).hasValue(1));
    }
  }

  @Test
  void aSecondStartBeforeTheWindowIsReadyIsNotForgotten() {
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = claim(folder).orElseThrow()) {
      assertThat(claim(folder)).isEmpty();

      await()
          .untilAsserted(() -> {
            first.onShow(wanted -> came(shown));
            assertThat(shown).hasValue(1);
          });
    }
  }

  @Test
  void otherFoldersHaveTheirOwnWindow() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    try (SingleInstance first = claim(folder).orElseThrow();
        SingleInstance second = claim(other).orElseThrow()) {
      assertThat(first).isNotSameAs(second);
    }
  }

  @Test
  void afterTheWindowWasClosedTheNextStartOpensOne() {
    claim(folder).orElseThrow().close();

    Optional<SingleInstance> next = claim(folder);

    assertThat(next).isPresent();
    next.orElseThrow().close();
  }

  @Test
  void aStartWhileTheWindowIsClosingOpensOne() throws Exception {
    AtomicInteger shown = new AtomicInteger();
    SingleInstance first = claim(folder).orElseThrow();
    first.onShow(wanted -> came(shown));
    first.retire();
    CompletableFuture<Optional<SingleInstance>> next = claimBeside();

    first.close();

    assertThat(holdsTheFolder(next)).isTrue();
    assertThat(shown).hasValue(0);
  }

  @Test
  void aWindowThatIsClosingSaysSo() throws IOException {
    try (SingleInstance first = claim(folder).orElseThrow()) {
      first.onShow(wanted -> CompletableFuture.completedFuture(Shown.WILL_BE));
      first.retire();

      await()
          .ignoreException(SocketException.class)
          .untilAsserted(() ->
              assertThat(WindowSocket.ask(folder.resolve("window.socket"), "", SHORT).answer())
                  .isEqualTo(WindowSocket.Answer.CLOSING));
    }
  }

  @Test
  void anAnswerThatOnlyALaterVersionKnowsIsNotTakenForAWindow() throws IOException {
    Path file = folder.resolve("window.socket");
    try (ServerSocketChannel later = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      later.bind(UnixDomainSocketAddress.of(file));
      beside.execute(() -> {
        try (SocketChannel asking = later.accept()) {
          asking.write(ByteBuffer.wrap(new byte[] {'?'}));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });

      assertThat(WindowSocket.ask(file, "", Duration.ofSeconds(20)).answer())
          .isEqualTo(WindowSocket.Answer.NONE);
    }
  }

  @Test
  void aStartThatFindsTheWindowGoneOpensOne() throws Exception {
    SingleInstance first = claim(folder).orElseThrow();
    CountDownLatch asked = new CountDownLatch(1);
    first.onShow(wanted -> {
      asked.countDown();
      return CompletableFuture.completedFuture(Shown.CLOSED);
    });
    CompletableFuture<Optional<SingleInstance>> next = claimBeside();
    assertThat(asked.await(20, TimeUnit.SECONDS)).isTrue();

    first.close();

    assertThat(holdsTheFolder(next)).isTrue();
  }

  @Test
  void aStartThatAskedBeforeTheWindowClosedOpensOne() throws Exception {
    SingleInstance first = claim(folder).orElseThrow();
    CountDownLatch asked = new CountDownLatch(1);
    first.onShow(wanted -> {
      asked.countDown();
      return new CompletableFuture<>();
    });
    CompletableFuture<Optional<SingleInstance>> next = claimBeside();
    assertThat(asked.await(20, TimeUnit.SECONDS)).isTrue();

    first.retire();
    first.close();

    assertThat(holdsTheFolder(next)).isTrue();
  }

  private CompletableFuture<Optional<SingleInstance>> claimBeside() {
    return CompletableFuture.supplyAsync(() -> claim(folder), beside);
  }

  private static boolean holdsTheFolder(CompletableFuture<Optional<SingleInstance>> claim)
      throws Exception {
    try (SingleInstance second = claim.get(20, TimeUnit.SECONDS).orElseThrow()) {
      return second.holdsTheFolder();
    }
  }

  @Test
  void whatACrashLeftBehindIsCleanedUp() throws IOException {
    Files.createFile(folder.resolve("window.socket"));
    Files.createFile(folder.resolve("window.lock"));

    try (SingleInstance first = claim(folder).orElseThrow()) {
      assertThat(claim(folder)).isEmpty();
      assertThat(first).isNotNull();
    }
  }

  @Test
  void aWindowThatCannotBeReachedKeepsNobodyFromStarting() throws IOException {
    try (SingleInstance first = claim(folder).orElseThrow()) {
      assertThat(first).isNotNull();
      await().until(() -> Files.deleteIfExists(folder.resolve("window.socket")));

      try (SingleInstance second = claim(folder, SHORT).orElseThrow()) {
        assertThat(second).isNotNull();
      }
    }
  }

  @Test
  void aFolderTooDeepForASocketKeepsNobodyFromStarting() throws IOException {
    Path deep = Files.createDirectories(folder.resolve("d".repeat(100)).resolve("e".repeat(100)));

    try (SingleInstance first = claim(deep).orElseThrow()) {
      assertThat(first).isNotNull();
    }
  }

  @Test
  void aFolderThatCannotBeWrittenToKeepsNobodyFromStarting() throws IOException {
    Path taken = Files.createFile(folder.resolve("taken"));

    try (SingleInstance first = claim(taken.resolve("in")).orElseThrow()) {
      assertThat(first).isNotNull();
    }
  }

  @Test
  void theWindowIsToldWhatToShow() throws AlreadyOpenException {
    AtomicReference<String> told = new AtomicReference<>();
    try (SingleInstance first = claim(folder).orElseThrow()) {
      first.onShow(wanted -> {
        told.set(wanted);
        return CompletableFuture.completedFuture(Shown.WILL_BE);
      });

      assertThat(SingleInstance.claim(folder, GivenOptions.NONE, LINK)).isEmpty();

      assertThat(told).hasValue(LINK);
    }
  }

  @Test
  void whatIsAskedForBeforeTheWindowIsReadyIsNotForgotten() throws AlreadyOpenException {
    AtomicReference<String> told = new AtomicReference<>();
    try (SingleInstance first = claim(folder).orElseThrow()) {
      assertThat(SingleInstance.claim(folder, GivenOptions.NONE, LINK)).isEmpty();

      first.onShow(wanted -> {
        told.set(wanted);
        return CompletableFuture.completedFuture(Shown.WILL_BE);
      });

      assertThat(told).hasValue(LINK);
    }
  }

  @Test
  void whyTheWindowDoesNotShowItIsTold() {
    try (SingleInstance first = claim(folder).orElseThrow()) {
      first.onShow(wanted ->
          CompletableFuture.completedFuture(
              new Shown(true, "EN1 is \u00FCberall, nur nicht hier.")));

      assertThatThrownBy(() -> SingleInstance.claim(folder, GivenOptions.NONE, LINK))
          .isInstanceOfSatisfying(
              AlreadyOpenException.class,
              open -> assertThat(open.refusal()).isEqualTo("EN1 is \u00FCberall, nur nicht hier."));
    }
  }

  @Test
  void ofAVersionThatCannotBeAskedItIsSaidThatItShowsItsWindowOnly() throws Exception {
    try (LockFile _ = LockFile.acquire(folder.resolve("window.lock")).orElseThrow();
        ServerSocketChannel earlier = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      earlier.bind(UnixDomainSocketAddress.of(folder.resolve("window.socket")));
      beside.execute(() -> answerAsEarlier(earlier));

      assertThatThrownBy(() -> SingleInstance.claim(folder, GivenOptions.NONE, LINK))
          .isInstanceOfSatisfying(
              AlreadyOpenException.class, open -> assertThat(open.refusal()).isEmpty());
    }
  }

  /** It reads nothing, which resets the connection once it leaves. */
  private static void answerAsEarlier(ServerSocketChannel earlier) {
    try (SocketChannel asking = earlier.accept()) {
      asking.write(ByteBuffer.wrap(new byte[] {'S'}));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aStartOfAnEarlierVersionWhichSaysNothingGetsItsAnswer() throws IOException {
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = claim(folder).orElseThrow();
        SocketChannel asking = connect()) {
      first.onShow(wanted -> came(shown));

      byte[] told = Channels.newInputStream(asking).readAllBytes();

      assertThat(told).isEqualTo(new byte[] {'S'});
    }
  }

  @Test
  void whoAsksWithoutEndIsCutAndAnswered() throws IOException {
    AtomicReference<String> told = new AtomicReference<>("");
    try (SingleInstance first = claim(folder).orElseThrow();
        SocketChannel asking = connect()) {
      first.onShow(wanted -> {
        told.set(wanted);
        return CompletableFuture.completedFuture(Shown.WILL_BE);
      });
      beside.execute(() -> writeWithoutEnd(asking));

      await().untilAsserted(() -> assertThat(told.get()).hasSize(8 * 1024));
      assertThat(claim(folder)).isEmpty();
    }
  }

  private static void writeWithoutEnd(SocketChannel asking) {
    ByteBuffer much = ByteBuffer.allocate(64 * 1024);
    try {
      while (true) {
        asking.write(much.clear());
      }
    } catch (IOException e) {
      // Whoever is asked has left.
    }
  }

  private SocketChannel connect() {
    return await()
        .ignoreException(SocketException.class)
        .until(
            () -> SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("window.socket"))),
            Objects::nonNull);
  }
}
