package envwatch.history;

import static envwatch.watch.Samples.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.history.store.FullDisk;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.util.Deadline;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class HistoryDiskTest {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration LITTLE_PATIENCE = Duration.ofMillis(300);

  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();
  private final CountDownLatch answers = new CountDownLatch(1);
  private HistoryDisk disk;
  private final List<Throwable> reported = new CopyOnWriteArrayList<>();
  private boolean closed;
  private volatile @Nullable HistoryTrouble trouble;

  @BeforeEach
  void open() {
    disk =
        new HistoryDisk(
            new HistoryFile(folder.resolve(HistoryFile.NAME)), time, Duration.ofMillis(5));
    disk.open(
        new Deaf() {
          @Override
          public void troubled(@Nullable HistoryTrouble now) {
            trouble = now;
          }
        });
  }

  @AfterEach
  void close() {
    answers.countDown();
    if (!closed) {
      disk.close(Deadline.in(PATIENCE));
    }
  }

  private void note(int number) {
    Note note = new Note("x".repeat(1_000), List.of());
    disk.write(
        writer -> writer.write(Subject.of(key("environment " + number)), note, time.instant()));
  }

  /** The calling thread reports it here, and not to whatever else waits in this process. */
  private IllegalStateException defect() {
    Thread.currentThread().setUncaughtExceptionHandler((thread, defect) -> reported.add(defect));
    return new IllegalStateException("a defect that this test makes");
  }

  @Test
  void aDefectInOneWriteDoesNotEndTheOthers() throws IOException {
    disk.write(writer -> {
      throw defect();
    });
    note(1);

    assertThat(notes()).containsKey(Subject.of(key("environment 1")));
    assertThat(reported).hasSize(1);
  }

  @Test
  void whatTheDatabaseRefusesDoesNotHoldUpTheOthers() throws IOException {
    disk.write(writer -> {
      defect();
      throw new StoreException(StoreException.Kind.REFUSED, "a constraint");
    });
    note(1);

    assertThat(notes()).containsKey(Subject.of(key("environment 1")));
    assertThat(trouble).isNull();
  }

  @Test
  void aDefectWhileTheFileIsOpenedLeavesNoQuestionWithoutAnAnswer() throws Exception {
    HistoryDisk other =
        new HistoryDisk(
            new HistoryFile(folder.resolve("other").resolve(HistoryFile.NAME)),
            time,
            Duration.ofMillis(5));
    other.open(
        new Deaf() {
          @Override
          public void opened(RestoredState carried) {
            throw defect();
          }

          @Override
          public void takenOver(RestoredState carried) {}
        });

    assertThat(other.ask(() -> reader -> "read", "nothing")).succeedsWithin(PATIENCE);
    other.close(Deadline.in(PATIENCE));
  }

  @Test
  void whatIsKnownIsWrittenIntoTheNewFileAlsoWhenTheProgramEnds() throws Exception {
    Note note = new Note("kept", List.of());
    CountDownLatch closing = new CountDownLatch(1);
    Path own = Files.createDirectory(folder.resolve("damaged"));
    HistoryFile other = new HistoryFile(own.resolve(HistoryFile.NAME));
    HistoryDisk ending = new HistoryDisk(other, time, Duration.ofMillis(5));
    ending.open(
        new Deaf() {
          @Override
          public HistoryDisk.Writing begunAnew() {
            return writer -> writer.write(Subject.of(key("noted")), note, time.instant());
          }
        });
    AtomicBoolean damaged = new AtomicBoolean();
    ending.write(writer -> {
      neverAnswer(closing);
      if (!damaged.getAndSet(true)) {
        throw new StoreException(StoreException.Kind.DAMAGED, "zeros");
      }
    });
    Thread close = Thread.ofPlatform().start(() -> ending.close(Deadline.in(PATIENCE)));
    await().until(() -> close.getState() == Thread.State.TIMED_WAITING);
    closing.countDown();
    close.join();

    try (HistoryReader reader = other.read()) {
      assertThat(reader.notes()).containsEntry(Subject.of(key("noted")), note);
    }
  }

  /** Heeds nothing. */
  static class Deaf implements HistoryDisk.Events {
    @Override
    public void opened(RestoredState carried) {}

    @Override
    public void takenOver(RestoredState carried) {}

    @Override
    public HistoryDisk.Writing begunAnew() {
      return writer -> {};
    }

    @Override
    public void troubled(@Nullable HistoryTrouble now) {}
  }

  private Map<Subject, Note> notes() throws IOException {
    return disk.now(writer -> writer.reader().notes());
  }

  @Test
  void aFullDiskIsToldAndWhatWaitedIsWrittenWhenThereIsRoom() throws IOException {
    note(0);
    disk.now(writer -> {
      FullDisk.fill(writer);
      return true;
    });
    for (int number = 1; number < 50; number++) {
      note(number);
    }
    await().until(() -> trouble instanceof HistoryTrouble.NotWritten);
    assertThat(((HistoryTrouble.NotWritten) trouble).reason()).contains("full");
    assertThat(notes()).hasSizeLessThan(50);

    disk.now(writer -> {
      FullDisk.makeRoom(writer);
      return true;
    });

    await().until(() -> trouble == null && notes().size() == 50);
  }

  @Test
  void aDiskThatDoesNotAnswerHoldsTheEndNoLongerThanItIsAllowedTo() throws InterruptedException {
    CountDownLatch reading = new CountDownLatch(1);
    disk.write(writer -> neverAnswer(answers));
    disk.ask(
        () ->
            reader -> {
              reading.countDown();
              neverAnswer(answers);
              return true;
            },
        false);
    reading.await();
    long began = System.nanoTime();

    closed = true;
    disk.close(Deadline.in(LITTLE_PATIENCE));

    assertThat(Duration.ofNanos(System.nanoTime() - began))
        .isLessThan(LITTLE_PATIENCE.plus(Duration.ofMillis(1_500)));
  }

  private static void neverAnswer(CountDownLatch answer) {
    try {
      answer.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
