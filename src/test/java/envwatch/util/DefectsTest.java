package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class DefectsTest {
  private final List<Throwable> reported = new CopyOnWriteArrayList<>();

  private void run(Runnable task) throws InterruptedException {
    Thread thread = Thread.ofPlatform().unstarted(task);
    thread.setUncaughtExceptionHandler((same, defect) -> reported.add(defect));
    thread.start();
    thread.join();
  }

  @Test
  void whatWorkFailsWithReachesTheHandlerOfUncaughtExceptions() throws Exception {
    RuntimeException defect = new IllegalStateException("a defect");

    run(() -> Defects.reportFrom(CompletableFuture.failedFuture(defect)));

    assertThat(reported).containsExactly(defect);
  }

  @Test
  void whatIsThrownAfterTheWorkIsReportedWithoutTheWrapperOfTheFuture() throws Exception {
    RuntimeException defect = new IllegalStateException("a defect");
    CompletableFuture<String> done = CompletableFuture.completedFuture("answer");

    run(() ->
        Defects.reportFrom(
            done.thenAccept(answer -> {
              throw defect;
            })));

    assertThat(reported).containsExactly(defect);
  }

  @Test
  void workThatSucceedsReportsNothing() throws Exception {
    run(() -> Defects.reportFrom(CompletableFuture.completedFuture(null)));

    assertThat(reported).isEmpty();
  }
}
