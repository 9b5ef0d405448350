package envwatch.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.tools.ProgramRun.Result;
import envwatch.util.SystemTime;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PacedRunsTest {
  private final FakeTime time = new FakeTime();
  private final List<String> events = new ArrayList<>();
  private final PacedRuns runs = new PacedRuns(time, Runnable::run, this::run);

  private Result run(ProgramRun program) {
    events.add(program.command().getFirst() + " at " + time.elapsed().toMillis());
    return new Result.Ended(0, List.of());
  }

  private void add(String name) {
    runs.add(program(name), result -> {}, () -> events.add(name + " left out"));
  }

  private static ProgramRun program(String name) {
    return new ProgramRun(List.of(name), Map.of(), "", Duration.ofSeconds(10));
  }

  @Test
  void theFirstIsRunAtOnce() {
    add("a");
    assertThat(events).containsExactly("a at 0");
  }

  @Test
  void eachIsRunInItsOrderAndNoneSoonerThanFiveSecondsAfterTheOther() {
    List.of("a", "b", "c").forEach(this::add);
    time.advance(Duration.ofMinutes(1));
    assertThat(events).containsExactly("a at 0", "b at 5000", "c at 10000");
  }

  @Test
  void afterAPauseTheNextIsRunAtOnce() {
    add("a");
    time.advance(Duration.ofSeconds(7));
    add("b");
    assertThat(events).containsExactly("a at 0", "b at 7000");
  }

  @Test
  void theOldestThatWaitsIsLeftOutWhenThereAreTooMany() {
    add("first");
    IntStream.range(0, 101).forEach(number -> add("run" + number));
    assertThat(events).containsExactly("first at 0", "run0 left out");
    time.advance(Duration.ofHours(1));
    assertThat(events).hasSize(102).doesNotContain("run0 at 5000").contains("run1 at 5000");
  }

  @Test
  void aClosedOneRunsNothing() {
    add("a");
    add("b");
    runs.close();
    add("c");
    time.advance(Duration.ofMinutes(1));
    assertThat(events).containsExactly("a at 0");
  }

  @Test
  @Timeout(30)
  void onlyOneIsRunAtATime() throws Exception {
    CompletableFuture<Result> first = new CompletableFuture<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<String> started = new ArrayList<>();
      PacedRuns slow =
          new PacedRuns(
              time,
              threads,
              program -> {
                synchronized (started) {
                  started.add(program.command().getFirst());
                }
                return first.join();
              });
      CompletableFuture<Result> told = new CompletableFuture<>();
      slow.add(program("a"), told::complete, () -> {});
      slow.add(program("b"), result -> {}, () -> {});
      await().until(() -> started.equals(List.of("a")));
      time.advance(Duration.ofSeconds(20));
      assertThat(started).containsExactly("a");
      first.complete(new Result.Ended(1, List.of()));
      assertThat(told.get(10, TimeUnit.SECONDS)).isEqualTo(new Result.Ended(1, List.of()));
      await().until(() -> started.equals(List.of("a", "b")));
    }
  }

  @Test
  @Timeout(30)
  void closingEndsTheOneThatRuns() throws Exception {
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    CompletableFuture<Boolean> begun = new CompletableFuture<>();
    List<Result> told = new ArrayList<>();
    try (SystemTime system = new SystemTime();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      PacedRuns slow =
          new PacedRuns(
              system,
              threads,
              program -> {
                begun.complete(true);
                try {
                  new CompletableFuture<>().get();
                } catch (InterruptedException e) {
                  interrupted.complete(true);
                  throw e;
                } catch (java.util.concurrent.ExecutionException e) {
                  interrupted.complete(false);
                }
                return new Result.Ended(0, List.of());
              });
      slow.add(program("a"), told::add, () -> {});
      assertThat(begun.get(10, TimeUnit.SECONDS)).isTrue();
      slow.close();
    }
    assertThat(interrupted).isCompletedWithValue(true);
    assertThat(told).isEmpty();
  }
}
