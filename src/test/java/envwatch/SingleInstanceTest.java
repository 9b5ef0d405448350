package envwatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SingleInstanceTest {
  private static final Duration SHORT = Duration.ofMillis(200);

  @TempDir Path folder;
  @AutoClose private final ExecutorService beside = Executors.newVirtualThreadPerTaskExecutor();

  private static CompletableFuture<Boolean> came(AtomicInteger shown) {
    shown.incrementAndGet();
    return CompletableFuture.completedFuture(true);
  }

  @Test
  void aSecondStartShowsTheFirstWindow() {
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = SingleInstance.claim(folder).orElseThrow()) {
      first.onShow(() -> came(shown));

      assertThat(SingleInstance.claim(folder)).isEmpty();

      await().untilAsserted(() -> assertThat(shown).hasValue(1));
    }
  }

  @Test
  void aSecondStartBeforeTheWindowIsReadyIsNotForgotten() {
    AtomicInteger shown = new AtomicInteger();
    try (SingleInstance first = SingleInstance.claim(folder).orElseThrow()) {
      assertThat(SingleInstance.claim(folder)).isEmpty();

      await()
          .untilAsserted(() -> {
            first.onShow(() -> came(shown));
            assertThat(shown).hasValue(1);
          });
    }
  }

  @Test
  void otherFoldersHaveTheirOwnWindow() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    try (SingleInstance first = SingleInstance.claim(folder).orElseThrow();
        SingleInstance second = SingleInstance.claim(other).orElseThrow()) {
      assertThat(first).isNotSameAs(second);
    }
  }

  @Test
  void afterTheWindowWasClosedTheNextStartOpensOne() {
    SingleInstance.claim(folder).orElseThrow().close();

    Optional<SingleInstance> next = SingleInstance.claim(folder);

    assertThat(next).isPresent();
    next.orElseThrow().close();
  }

  @Test
  void aStartWhileTheWindowIsClosingOpensOne() throws Exception {
    AtomicInteger shown = new AtomicInteger();
    SingleInstance first = SingleInstance.claim(folder).orElseThrow();
    first.onShow(() -> came(shown));
    first.retire();
    CompletableFuture<Optional<SingleInstance>> next = claimBeside();

    first.close();

    assertThat(holdsTheFolder(next)).isTrue();
    assertThat(shown).hasValue(0);
  }

  @Test
  void aStartThatFindsTheWindowGoneOpensOne() throws Exception {
    SingleInstance first = SingleInstance.claim(folder).orElseThrow();
    CountDownLatch asked = new CountDownLatch(1);
    first.onShow(() -> {
      asked.countDown();
      return CompletableFuture.completedFuture(false);
    });
    CompletableFuture<Optional<SingleInstance>> next = claimBeside();
    assertThat(asked.await(20, TimeUnit.SECONDS)).isTrue();

    first.close();

    assertThat(holdsTheFolder(next)).isTrue();
  }

  @Test
  void aStartThatAskedBeforeTheWindowClosedOpensOne() throws Exception {
    SingleInstance first = SingleInstance.claim(folder).orElseThrow();
    CountDownLatch asked = new CountDownLatch(1);
    first.onShow(() -> {
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
    return CompletableFuture.supplyAsync(() -> SingleInstance.claim(folder), beside);
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

    try (SingleInstance first = SingleInstance.claim(folder).orElseThrow()) {
      assertThat(SingleInstance.claim(folder)).isEmpty();
      assertThat(first).isNotNull();
    }
  }

  @Test
  void aWindowThatCannotBeReachedKeepsNobodyFromStarting() throws IOException {
    try (SingleInstance first = SingleInstance.claim(folder).orElseThrow()) {
      assertThat(first).isNotNull();
      Files.delete(folder.resolve("window.socket"));

      try (SingleInstance second = SingleInstance.claim(folder, SHORT).orElseThrow()) {
        assertThat(second).isNotNull();
      }
    }
  }

  @Test
  void aFolderTooDeepForASocketKeepsNobodyFromStarting() throws IOException {
    Path deep = Files.createDirectories(folder.resolve("d".repeat(100)).resolve("e".repeat(100)));

    try (SingleInstance first = SingleInstance.claim(deep).orElseThrow()) {
      assertThat(first).isNotNull();
    }
  }

  @Test
  void aFolderThatCannotBeWrittenToKeepsNobodyFromStarting() throws IOException {
    Path taken = Files.createFile(folder.resolve("taken"));

    try (SingleInstance first = SingleInstance.claim(taken.resolve("in")).orElseThrow()) {
      assertThat(first).isNotNull();
    }
  }
}
