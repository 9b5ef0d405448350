package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.watch.FakeTime;
import envwatch.watch.Rig;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class SerialExecutorTest {
  @Test
  void runsOneTaskAtATimeInOrder() throws InterruptedException {
    int tasks = 1000;
    List<Integer> order = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(tasks);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      SerialExecutor serial = new SerialExecutor(threads);
      for (int i = 0; i < tasks; i++) {
        int number = i;
        serial.execute(() -> {
          most.accumulateAndGet(running.incrementAndGet(), Math::max);
          order.add(number);
          running.decrementAndGet();
          done.countDown();
        });
      }
      done.await();
    }
    assertThat(most).hasValue(1);
    assertThat(order).isEqualTo(IntStream.range(0, tasks).boxed().toList());
  }

  @Test
  void goesOnAfterATaskThatFails() {
    FakeTime time = new FakeTime();
    SerialExecutor serial = new SerialExecutor(time.executor(Rig.LATENCY));
    List<String> done = new ArrayList<>();
    RuntimeException defect = new IllegalStateException("defect");
    serial.execute(() -> {
      throw defect;
    });
    serial.execute(() -> done.add("second"));
    assertThatThrownBy(() -> time.advance(Rig.LATENCY)).isSameAs(defect);
    time.advance(Rig.LATENCY);
    assertThat(done).containsExactly("second");
  }

  @Test
  void whatWaitsWhenItsThreadsAreClosedIsDroppedInSilence() throws InterruptedException {
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    SerialExecutor serial = new SerialExecutor(threads);
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    List<Throwable> defects = Collections.synchronizedList(new ArrayList<>());
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    serial.execute(() -> {
      Thread.currentThread().setUncaughtExceptionHandler((thread, defect) -> defects.add(defect));
      running.countDown();
      awaitUninterruptibly(closed);
      done.add("begun before");
    });
    serial.execute(() -> done.add("waited"));
    running.await();
    threads.shutdown();
    closed.countDown();
    threads.close();
    serial.execute(() -> done.add("came after"));
    assertThat(done).containsExactly("begun before");
    assertThat(defects).isEmpty();
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
