package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;
import static org.awaitility.Awaitility.await;

import envwatch.actions.ActivityLog.Activities;
import envwatch.base.CallingBack;
import envwatch.model.ActionKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ActivityLogTest {
  @TempDir private Path folder;

  @Test
  void theRecordSurvivesARestartNewestFirst() {
    try (ActivityLog log = open()) {
      log.record(activity("1"));
      log.record(activity("2"));
    }

    try (ActivityLog log = open()) {
      await().until(() -> log.activities().newestFirst().size() == 2);
      assertThat(log.activities().newestFirst()).extracting(Activity::id).containsExactly("2", "1");
    }
  }

  @Test
  void whatIsRecordedBeforeTheFileWasReadComesAfterIt() {
    try (ActivityLog log = open()) {
      log.record(activity("1"));
    }

    try (ActivityLog log = open()) {
      log.record(activity("2"));
      await().until(() -> log.activities().newestFirst().size() == 2);
      assertThat(log.activities().newestFirst().getFirst().id()).isEqualTo("2");
    }
  }

  @Test
  void theLastThousandAreKept() {
    try (ActivityLog log = open()) {
      for (int number = 0; number < 1_005; number++) {
        log.record(activity(String.valueOf(number)));
      }
      assertThat(log.activities().newestFirst()).hasSize(1_000);
      assertThat(log.activities().newestFirst().getLast().id()).isEqualTo("5");
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaidAndLosesNothingOnScreen() throws IOException {
    Files.writeString(folder.resolve("activity"), "a file where a folder should be");
    Path below = folder.resolve("activity").resolve("activity.jsonl");

    try (ActivityLog log = new ActivityLog(new ActivityFile(below))) {
      log.record(activity("1"));

      await().until(() -> !log.activities().kept());
      assertThat(log.activities().newestFirst()).hasSize(1);
    }
  }

  @Test
  void whatWasRecordedWhileTheFolderCouldNotBeWrittenIsWrittenAsSoonAsItCan() throws IOException {
    Path blocked = Files.createFile(folder.resolve("activity"));
    ActivityFile file = new ActivityFile(blocked.resolve("activity.jsonl"));

    try (ActivityLog log = new ActivityLog(file, Duration.ofMillis(5))) {
      log.record(activity("1"));
      log.record(activity("2"));
      await().until(() -> !log.activities().kept());
      Files.delete(blocked);

      await().until(() -> log.activities().kept());
      assertThat(Files.readAllLines(blocked.resolve("activity.jsonl"))).hasSize(2);
    }
  }

  @Test
  void whatTheDiskDidNotTakeIsTriedOnceMoreAtTheEnd() throws IOException {
    Path blocked = Files.createFile(folder.resolve("activity"));
    ActivityFile file = new ActivityFile(blocked.resolve("activity.jsonl"));

    try (ActivityLog log = new ActivityLog(file, Duration.ofHours(1))) {
      log.record(activity("1"));
      await().until(() -> !log.activities().kept());
      Files.delete(blocked);
    }

    assertThat(Files.readAllLines(blocked.resolve("activity.jsonl"))).hasSize(1);
  }

  @Test
  void listenersAreCalledWithoutALock() {
    try (ActivityLog log = open()) {
      CallingBack<Activities> listener = new CallingBack<>(log::activities);
      log.subscribe(listener);
      log.record(activity("1"));

      assertThat(listener.unanswered()).isEmpty();
      await()
          .untilAsserted(() ->
              assertThat(listener.answered())
                  .last()
                  .extracting(Activities::newestFirst)
                  .asInstanceOf(LIST)
                  .hasSize(1));
    }
  }

  private ActivityLog open() {
    return new ActivityLog(new ActivityFile(folder.resolve("activity.jsonl")));
  }

  private static Activity activity(String id) {
    return new Activity(
        id,
        Instant.parse("2026-11-21T14:02:00Z"),
        "Support",
        "use.example.com",
        ActionKind.SUSPEND_ENVIRONMENT,
        target("a"),
        null,
        new Outcome.Interrupted(),
        null);
  }
}
