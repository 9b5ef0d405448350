package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SystemTimeTest {
  private static final Duration SHORT = Duration.ofMillis(20);

  private final SystemTime time = new SystemTime();

  @AfterEach
  void close() {
    time.close();
  }

  @Test
  void anAlarmRingsNotBeforeItsMoment() {
    Instant start = time.instant();
    CompletableFuture<Instant> rung = new CompletableFuture<>();
    time.after(SHORT, () -> rung.complete(time.instant()));
    await().until(rung::isDone);
    assertThat(rung.join()).isAfterOrEqualTo(start.plus(SHORT));
  }

  @Test
  void anAlarmTakenBackDoesNotRing() throws InterruptedException {
    CountDownLatch later = new CountDownLatch(1);
    CountDownLatch takenBack = new CountDownLatch(1);
    time.after(SHORT, takenBack::countDown).cancel();
    time.after(SHORT.multipliedBy(2), later::countDown);
    assertThat(later.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(takenBack.getCount()).isEqualTo(1);
  }

  @Test
  void aTaskThatFailsDoesNotStopLaterOnes() throws InterruptedException {
    CountDownLatch later = new CountDownLatch(1);
    CompletableFuture<Throwable> reported = new CompletableFuture<>();
    time.after(
        Duration.ZERO,
        () -> {
          Thread.currentThread()
              .setUncaughtExceptionHandler((thread, defect) -> reported.complete(defect));
          throw new IllegalStateException("defect");
        });
    time.after(SHORT, later::countDown);
    assertThat(later.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(reported).isCompleted();
  }

  @Test
  void noThreadSurvivesClosing() {
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    time.after(Duration.ZERO, () -> thread.complete(Thread.currentThread()));
    await().until(thread::isDone);
    time.close();
    await().until(() -> !thread.join().isAlive());
  }

  @Test
  void anAlarmSetAfterClosingDoesNotRing() {
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    time.after(Duration.ZERO, () -> thread.complete(Thread.currentThread()));
    await().until(thread::isDone);
    time.close();
    CountDownLatch rung = new CountDownLatch(1);

    time.after(Duration.ZERO, rung::countDown);

    await().until(() -> !thread.join().isAlive());
    assertThat(rung.getCount()).isEqualTo(1);
  }
}
