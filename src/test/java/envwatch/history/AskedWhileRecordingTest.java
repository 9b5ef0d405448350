package envwatch.history;

import static envwatch.watch.Samples.key;
import static envwatch.watch.Samples.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.watch.FakeTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * To record a view of thousands of environments takes a while, and the JavaFX thread asks
 * meanwhile.
 */
@Tag("fast")
class AskedWhileRecordingTest {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();
  private final AtomicBoolean slow = new AtomicBoolean();
  private final CountDownLatch recording = new CountDownLatch(1);
  private final CountDownLatch recorded = new CountDownLatch(1);

  @ParameterizedTest
  @MethodSource
  void nobodyWaitsForTheRecording(Consumer<RecordedLab> asking) throws Exception {
    try (RecordedLab lab = new RecordedLab(folder, time).begun(this::actions)) {
      lab.sees(running("a"));
      slow.set(true);
      Thread recorder = Thread.ofVirtual().start(() -> lab.sees(running("b")));
      recording.await();

      CompletableFuture<Void> asked = CompletableFuture.runAsync(() -> asking.accept(lab));
      try {
        assertThat(asked).succeedsWithin(PATIENCE);
      } finally {
        recorded.countDown();
        recorder.join();
      }
    }
  }

  static Stream<Named<Consumer<RecordedLab>>> nobodyWaitsForTheRecording() {
    return Stream.of(
        Named.of("timelines", lab -> lab.history.timelines(key("a"), lab.all())),
        Named.of("all timelines", lab -> lab.history.timelines(lab.all())),
        Named.of("looking", lab -> lab.history.looking(lab.all())),
        Named.of("learned times", lab -> lab.history.learned()),
        Named.of("last visit", lab -> lab.history.lastVisit()),
        Named.of("view", lab -> lab.history.view()),
        Named.of("subscription", lab -> lab.history.subscribe(view -> {})),
        Named.of(
            "note", lab -> lab.history.note(Subject.of(key("a")), new Note("mine", List.of()))));
  }

  private List<Activity> actions() {
    if (slow.get()) {
      recording.countDown();
      try {
        recorded.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return List.of();
  }
}
