package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BackgroundWorkTest {
  private final Queue<Runnable> javaFxThread = new ArrayDeque<>();
  private final List<String> shown = new ArrayList<>();

  private final BackgroundWork work = new BackgroundWork(Runnable::run, javaFxThread::add);

  @Test
  void theResultIsShownOnTheJavaFxThread() {
    work.start(() -> "result", shown::add);
    assertThat(shown).isEmpty();
    runAll();
    assertThat(shown).containsExactly("result");
  }

  @Test
  void nothingIsShownOnceItIsClosed() {
    work.start(() -> "result", shown::add);
    work.close();
    runAll();
    assertThat(shown).isEmpty();
  }

  @Test
  void whatACancelledTaskStillTellsIsNotShown() {
    BackgroundWork.Task task = work.start(self -> self.show(() -> shown.add("late")));
    task.cancel();
    runAll();
    assertThat(shown).isEmpty();
  }

  @Test
  void closingInterruptsWhatIsUnderWay() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<String> end = new CompletableFuture<>();
    try (BackgroundWork blocking = new BackgroundWork(Thread.ofVirtual()::start, Runnable::run)) {
      blocking.start(task -> {
        begun.countDown();
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          end.complete("interrupted");
        }
      });
      assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(end.get(20, TimeUnit.SECONDS)).isEqualTo("interrupted");
  }

  private void runAll() {
    while (!javaFxThread.isEmpty()) {
      javaFxThread.remove().run();
    }
  }
}
