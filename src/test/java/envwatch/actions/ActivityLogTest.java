package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;
import static org.awaitility.Awaitility.await;

import envwatch.actions.ActivityLog.Activities;
import envwatch.model.ActionKind;
import envwatch.util.CallingBack;
import envwatch.util.Deadline;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ActivityLogTest {
  private final ActivityMemory store = new ActivityMemory();

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
  void aStoreThatCannotBeWrittenIsSaidAndLosesNothingOnScreen() {
    store.fail(true);

    try (ActivityLog log = open()) {
      log.record(activity("1"));

      await().until(() -> !log.activities().kept());
      assertThat(log.activities().newestFirst()).hasSize(1);
    }
  }

  @Test
  void aStoreThatCannotBeReadIsSaid() {
    store.fail(true);

    try (ActivityLog log = open()) {
      await().until(() -> !log.activities().kept());
    }
  }

  @Test
  void aStoreThatCannotBeReadAtOnceIsReadLater() {
    try (ActivityLog log = open()) {
      log.record(activity("1"));
    }
    store.fail(true);

    try (ActivityLog log = new ActivityLog(store, Duration.ofMillis(5))) {
      log.begin();
      await().until(() -> !log.activities().kept());
      store.fail(false);
      await().until(() -> log.activities().kept());
      assertThat(log.activities().newestFirst()).extracting(Activity::id).containsExactly("1");
    }
  }

  @Test
  void whatWasRecordedWhileTheStoreCouldNotBeWrittenIsWrittenAsSoonAsItCan() {
    store.fail(true);

    try (ActivityLog log = new ActivityLog(store, Duration.ofMillis(5))) {
      log.record(activity("1"));
      log.record(activity("2"));
      await().until(() -> !log.activities().kept());
      store.fail(false);

      await().until(() -> log.activities().kept());
      assertThat(store.stored()).extracting(Activity::id).containsExactly("1", "2");
    }
  }

  @Test
  void whatTheStoreDidNotTakeIsTriedOnceMoreAtTheEnd() {
    store.fail(true);

    try (ActivityLog log = new ActivityLog(store, Duration.ofHours(1))) {
      log.record(activity("1"));
      await().until(() -> !log.activities().kept());
      store.fail(false);
    }

    assertThat(store.stored()).hasSize(1);
  }

  @Test
  void aStoreThatDoesNotAnswerHoldsTheEndNoLongerThanItIsAllowedTo() {
    CountDownLatch answers = new CountDownLatch(1);
    ActivityLog log =
        new ActivityLog(
            new ActivityStore() {
              @Override
              public List<Activity> load() {
                return List.of();
              }

              @Override
              public void append(Activity activity) throws IOException {
                try {
                  answers.await();
                } catch (InterruptedException e) {
                  throw new IOException(e);
                }
              }
            });
    log.record(activity("1"));
    long began = System.nanoTime();

    log.close(Deadline.in(Duration.ZERO));

    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(4));
    answers.countDown();
  }

  @Test
  void whatWasInProgressWhenTheProgramWasKilledIsOfUnknownOutcome() throws IOException {
    Instant accepted = Instant.parse("2026-11-21T14:03:00Z");
    store.append(activity("1").with(new Outcome.Sending(), null));
    store.append(activity("2").with(new Outcome.Following(accepted), null));
    store.append(activity("3").with(new Outcome.Waiting(), null));

    try (ActivityLog log = open()) {
      await().until(() -> log.activities().newestFirst().size() == 3);
      assertThat(log.activities().newestFirst().reversed())
          .extracting(Activity::outcome)
          .containsExactly(
              new Outcome.Interrupted(),
              new Outcome.NotSeenYet(accepted),
              new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
    }
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
    ActivityLog log = new ActivityLog(store);
    log.begin();
    return log;
  }

  private static Activity activity(String id) {
    return new Activity(
        id,
        Instant.parse("2026-11-21T14:02:00Z"),
        "Support",
        "use.example.com",
        new Requested.OfEnvironment(ActionKind.SUSPEND_ENVIRONMENT, target("a")),
        null,
        new Outcome.Interrupted(),
        null);
  }
}
