package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.platform.AlreadyOpenException;
import envwatch.platform.GivenOptions;
import envwatch.platform.SingleInstance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RecorderTest {
  @TempDir Path folder;
  private final Journal journal = new Journal();
  private Recorder recorder;
  private Thread running;

  /** Keeps what happened instead of looking. */
  private static final class Journal implements Recorder.Looking {
    final List<String> written = new CopyOnWriteArrayList<>();
    volatile boolean taken;
    volatile CountDownLatch closing = new CountDownLatch(0);

    @Override
    public boolean isTaken() {
      return taken;
    }

    @Override
    public Recorder.Begun begin() {
      written.add("looks");
      return () -> {
        try {
          closing.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
        written.add("ended");
      };
    }

    @Override
    public void standsBy() {
      written.add("stands by");
    }

    void await(String... expected) {
      Awaitility.await().untilAsserted(() -> assertThat(written).containsExactly(expected));
    }
  }

  @BeforeEach
  void prepare() {
    recorder = new Recorder(folder, journal);
  }

  private void start() {
    running =
        Thread.ofPlatform()
            .start(() -> {
              try {
                recorder.run();
              } catch (IOException | InterruptedException e) {
                journal.written.add(e.toString());
              }
            });
  }

  @AfterEach
  void end() throws InterruptedException {
    recorder.end();
    journal.closing.countDown();
    running.join();
  }

  private SingleInstance window() {
    try {
      return SingleInstance.claim(folder, GivenOptions.NONE, "").orElseThrow();
    } catch (AlreadyOpenException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void itLooksWhileNoWindowIsOpen() throws InterruptedException {
    start();
    journal.await("looks");
    recorder.end();
    recorder.awaitEnd();
    journal.await("looks", "ended");
  }

  @Test
  void aWindowThatStartsTakesItsPlaceWithinASecond() {
    start();
    journal.await("looks");
    long began = System.nanoTime();
    try (SingleInstance window = window()) {
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(1));
      assertThat(window.holdsTheFolder()).isTrue();
      assertThat(journal.written).startsWith("looks", "ended");
      journal.await("looks", "ended", "stands by");
    }
  }

  @Test
  void itLooksAgainWithinFiveSecondsOfTheEndOfTheWindow() {
    start();
    journal.await("looks");
    window().close();
    await()
        .atMost(Duration.ofSeconds(5))
        .untilAsserted(() ->
            assertThat(journal.written).containsExactly("looks", "ended", "stands by", "looks"));
  }

  @Test
  void whileAWindowIsOpenItStandsByAndDoesNotAskForIt() {
    try (SingleInstance window = window()) {
      CountDownLatch asked = new CountDownLatch(1);
      window.onShow(wanted -> {
        asked.countDown();
        return new CompletableFuture<>();
      });
      start();
      journal.await("stands by");
      assertThat(asked.getCount()).isOne();
    }
    journal.await("stands by", "looks");
  }

  @Test
  void whileSomebodyElseRecordsItLetsGoOfTheFolder() {
    journal.taken = true;
    start();
    journal.await("stands by");
    try (SingleInstance window = window()) {
      assertThat(window.holdsTheFolder()).isTrue();
    }
    journal.taken = false;
    journal.await("stands by", "looks");
  }

  @Test
  void aRecorderThatHangsKeepsNoWindowFromOpening() {
    journal.closing = new CountDownLatch(1);
    start();
    journal.await("looks");
    long began = System.nanoTime();
    try (SingleInstance window = window()) {
      assertThat(Duration.ofNanos(System.nanoTime() - began))
          .isBetween(Duration.ofMillis(900), Duration.ofMillis(1900));
      assertThat(window.holdsTheFolder()).isFalse();
    }
  }

  @Test
  void aFolderThatCannotBeLockedEndsIt() throws IOException {
    recorder = new Recorder(Files.createFile(folder.resolve("file")), journal);
    start();
    await().until(() -> !running.isAlive());
    assertThat(journal.written)
        .singleElement()
        .asString()
        .contains(folder.resolve("file").toString());
  }
}
