package envwatch.cli;

import envwatch.platform.SingleInstance;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Looks while no window of a data folder is open. As soon as one starts, it stands by: it ends its
 * looking and lets go of the folder. When the window has ended, however it did, it looks again.
 */
final class Recorder {
  /** How often it tries whether the window has ended. */
  private static final Duration BETWEEN_TRIES = Duration.ofSeconds(1);

  /** The window that it stands by for may need a moment to take its place. */
  private static final Duration STANDS_BACK = Duration.ofSeconds(3);

  private final Path folder;
  private final Looking looking;
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final CountDownLatch over = new CountDownLatch(1);

  /** What is done while no window is open. */
  interface Looking {
    /** Whether somebody else records without holding the folder, as a second window may. */
    boolean isTaken();

    /** Begins to look; what it returns ends the looking, with all that was seen written. */
    Begun begin();

    /** Told when somebody else looks. */
    void standsBy();
  }

  /** A looking that goes on until it is closed. */
  @FunctionalInterface
  interface Begun extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * @param folder the one for data, which exists
   */
  Recorder(Path folder, Looking looking) {
    this.folder = folder;
    this.looking = looking;
  }

  /**
   * Looks and stands by until {@link #end}; to be called once.
   *
   * @throws IOException if files cannot be locked in the folder
   */
  void run() throws IOException, InterruptedException {
    try {
      boolean standing = false;
      while (!ended.isDone()) {
        boolean looked = look();
        if (!ended.isDone() && (looked || !standing)) {
          looking.standsBy();
        }
        standing = true;
        pause(looked ? STANDS_BACK : BETWEEN_TRIES);
      }
    } finally {
      over.countDown();
    }
  }

  /**
   * Looks until somebody wants to open a window.
   *
   * @return false if it was not possible to begin
   */
  private boolean look() throws IOException, InterruptedException {
    CompletableFuture<Void> asked = new CompletableFuture<>();
    Optional<SingleInstance> free = SingleInstance.claimIfFree(folder, () -> asked.complete(null));
    if (free.isEmpty()) {
      return false;
    }
    try (SingleInstance _ = free.get()) {
      if (looking.isTaken()) {
        return false;
      }
      try (Begun _ = looking.begin()) {
        await(CompletableFuture.anyOf(asked, ended));
      }
      return true;
    }
  }

  private void pause(Duration length) throws InterruptedException {
    await(ended.copy().completeOnTimeout(null, length.toMillis(), TimeUnit.MILLISECONDS));
  }

  private static void await(CompletableFuture<?> one) throws InterruptedException {
    try {
      one.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Ends the looking or the standing by; returns at once. */
  void end() {
    ended.complete(null);
  }

  /** Waits until {@link #run} has ended. */
  void awaitEnd() throws InterruptedException {
    over.await();
  }
}
