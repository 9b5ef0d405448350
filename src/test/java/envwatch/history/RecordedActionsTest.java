package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.ActivityJson;
import envwatch.actions.ActivityLog;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.Pasts;
import envwatch.model.ActionKind;
import envwatch.model.training.ClassId;
import envwatch.model.training.TrainingActionKind;
import envwatch.util.Deadline;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class RecordedActionsTest {
  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();

  private static Activity activity(String id, Outcome outcome) {
    return new Activity(
        id,
        Pasts.NOON,
        "Support",
        "use.example.com",
        new Requested.OfEnvironment(
            ActionKind.SUSPEND_ENVIRONMENT, EnvironmentTarget.environment(Pasts.ALPHA, "Alpha")),
        "Day 2",
        outcome,
        Duration.ofMillis(1234));
  }

  private static Activity activity(int id) {
    return activity(String.valueOf(id), new Outcome.Interrupted());
  }

  private List<Activity> load() throws IOException {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      return lab.history.actions().load();
    }
  }

  @Test
  void actionsSurviveARestartInTheirOrder() throws IOException {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.history.actions().append(activity("1", new Outcome.Sending()));
      lab.history.actions().append(activity(2));
      lab.history.actions().append(activity(1));
    }

    assertThat(load()).containsExactly(activity(1), activity(2));
  }

  @Test
  void whatACommandAddsWhileTheFileIsTakenOverIsTakenOverNextTime() throws Exception {
    Path file = folder.resolve(ActivityFile.NAME);
    ActivityFile command = new ActivityFile(file);
    command.append(activity(1));
    CountDownLatch added = new CountDownLatch(1);
    HistoryDisk disk =
        new HistoryDisk(new HistoryFile(folder.resolve("history.db")), time, Duration.ofMillis(5));
    disk.open(new HistoryDiskTest.Deaf());
    disk.write(writer -> awaitUninterruptibly(added));
    RecordedActions actions = new RecordedActions(disk, file);
    CompletableFuture<List<Activity>> first = CompletableFuture.supplyAsync(() -> load(actions));
    await().until(() -> !Files.exists(file) || first.isDone());

    command.append(activity(2));
    added.countDown();

    assertThat(first.join()).containsExactly(activity(1));
    assertThat(load(actions)).containsExactly(activity(1), activity(2));
    disk.close(Deadline.in(Duration.ofSeconds(5)));
  }

  private static List<Activity> load(RecordedActions actions) {
    try {
      return actions.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void changesOfClassesSurviveARestartToo() throws IOException {
    Activity invited =
        new Activity(
            "1",
            Pasts.NOON,
            "Support",
            "use.example.com",
            new Requested.OfClass(
                TrainingActionKind.INVITE,
                new ClassTarget(
                    Pasts.ALPHA.account(), new ClassId("CO1"), "Python", List.of("Ann"))),
            null,
            new Outcome.Interrupted(),
            null);
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.history.actions().append(invited);
    }

    assertThat(load()).containsExactly(invited);
  }

  @Test
  void theFileOfEarlierVersionsIsTakenOverOnce() throws IOException {
    Path earlier = folder.resolve("activity.jsonl");
    List<String> lines =
        IntStream.rangeClosed(1, 3).mapToObj(id -> ActivityJson.write(activity(id))).toList();
    Files.write(earlier, lines);

    assertThat(load()).containsExactly(activity(1), activity(2), activity(3));
    assertThat(earlier).doesNotExist();
    assertThat(folder.resolve("activity.jsonl.imported")).exists();
    assertThat(load()).hasSize(3);
  }

  @Test
  void aFileThatIsNoRecordStaysAndStopsNothing() throws IOException {
    Files.createDirectory(folder.resolve("activity.jsonl"));

    assertThat(load()).isEmpty();
    assertThat(folder.resolve("activity.jsonl")).isDirectory();
  }

  @Test
  void whileTheFileCannotBeUsedActionsAreNotKeptAndWrittenLater() throws IOException {
    Path file = Files.createDirectory(folder.resolve("history.db"));
    try (RecordedLab lab = RecordedLab.begin(folder, time);
        ActivityLog log = new ActivityLog(lab.history.actions())) {
      log.begin();
      log.record(activity(1));
      await().until(() -> !log.activities().kept());
      Files.delete(file);
      await().until(() -> lab.history.view().trouble() == null);
    }

    assertThat(load()).containsExactly(activity(1));
  }
}
