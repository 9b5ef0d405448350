package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.util.SystemTime;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The demo has a past, which is never mixed with what is recorded of accounts. */
@Execution(ExecutionMode.CONCURRENT)
class DemoHistoryTest {
  private static final AccountId LAB = new AccountId("lab");

  private final SystemTime time = new SystemTime();
  private final Instant begun = time.instant();
  private AppDirectories directories;
  private Simulator service;

  @BeforeEach
  void prepare(@TempDir Path folder) throws Exception {
    directories = AppDirectories.below(folder);
    directories.create();
    service = Simulator.start(SimulatorOptions.builder().still().environments(2).build());
  }

  @AfterEach
  void close() {
    service.close();
    time.close();
  }

  private Session open(LaunchOptions.Source source) {
    Session session = start(source);
    record(session);
    return session;
  }

  private Session start(LaunchOptions.Source source) {
    Session session =
        new Session(
            new LaunchOptions(directories, true, source, false, null),
            new MemorySecretStore(),
            time);
    session.begin();
    return session;
  }

  private static void record(Session session) {
    session.beginAfterFirstFrame();
    await().until(() -> session.history().view().read());
  }

  private LaunchOptions.Source account() {
    return new LaunchOptions.Source.Given(
        new ApiAccount(
            LAB, "Lab", service.address(), null, service.apiId(), service.apiKey(), List.of()));
  }

  private List<Change> changes(Session session) {
    return session.history().changes(ChangeQuery.all(days())).join();
  }

  private List<ObservedInterval> looking(Session session) {
    return session.history().looking(days()).join();
  }

  private Range days() {
    return new Range(begun.minus(Duration.ofDays(40)), time.instant().plusSeconds(60));
  }

  private static boolean ofDemo(Change change) {
    return change.subject().environment().account().equals(Demo.ACCOUNT);
  }

  @Test
  void theDemoOfAFirstStartHasADayBehindItAndNobodyToComeBack() {
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      await()
          .untilAsserted(() ->
              assertThat(changes(session))
                  .hasSizeGreaterThan(50)
                  .allMatch(DemoHistoryTest::ofDemo));
      assertThat(looking(session).getFirst().from())
          .isBetween(begun.minus(Duration.ofDays(1)), time.instant().minus(Duration.ofDays(1)));
      assertThat(session.history().view().since()).hasSizeGreaterThan(39);
      assertThat(session.history().lastVisit().join()).isEmpty();
    }
  }

  @Test
  void stateBarsReachBackAsFarAsTheEnvironments() {
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      Range day = new Range(begun.minus(Duration.ofHours(23)), begun);
      await()
          .untilAsserted(() ->
              assertThat(session.history().timelines(day).join().values())
                  .filteredOn(timeline -> seen(timeline).toHours() >= 21)
                  .hasSizeGreaterThanOrEqualTo(8));
    }
  }

  private static Duration seen(Timeline timeline) {
    return timeline.segments().stream()
        .filter(segment -> segment.seen() == Timeline.Seen.SEEN)
        .map(Timeline.Segment::length)
        .reduce(Duration.ZERO, Duration::plus);
  }

  @Test
  void noChangeAppearsBetweenThePastAndWhatIsSeenLive() {
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      await()
          .atMost(Duration.ofSeconds(60))
          .until(() ->
              session.watch().view().environments().size() == 39
                  && session.watch().view().environments().stream()
                      .allMatch(one -> one.environment() != null && one.environment().complete()));
      await().until(() -> !changes(session).isEmpty());
      assertThat(changes(session))
          .filteredOn(change -> change.firstSeenAfter().isAfter(begun))
          .filteredOn(change -> change.subject().machine() == null)
          .allMatch(Change::ofState)
          .hasSizeLessThanOrEqualTo(4);
    }
  }

  @Test
  void everyDemoBeginsItsHistoryAnew() {
    try (Session session = open(new LaunchOptions.Source.Demo(Duration.ofDays(2)))) {
      await().until(() -> !changes(session).isEmpty());
    }
    try (Session session = open(new LaunchOptions.Source.Demo(Duration.ofDays(1)))) {
      // What the demo before left is in the file until this one replaces it.
      await()
          .untilAsserted(() ->
              assertThat(changes(session))
                  .isNotEmpty()
                  .map(Change::firstSeenAfter)
                  .allMatch(seen -> seen.isAfter(begun.minus(Duration.ofDays(1)).minusSeconds(1))));
      assertThat(looking(session).getFirst().from())
          .isAfter(begun.minus(Duration.ofDays(1)).minusSeconds(1));
    }
  }

  @Test
  void nothingOfTheDemoIsLeftWhereAnAccountIsWatched() {
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      await().until(() -> !changes(session).isEmpty());
    }
    try (Session session = open(account())) {
      await()
          .untilAsserted(() -> {
            assertThat(changes(session)).noneMatch(DemoHistoryTest::ofDemo);
            assertThat(looking(session)).map(ObservedInterval::account).containsExactly(LAB);
          });
    }
  }

  @Test
  void nothingOfTheDemoIsLeftAfterAnAccountWasConnected() {
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      connect(session);
      awaitNothingOfDemo(session);
      assertThat(session.history().view().since().keySet())
          .noneMatch(subject -> subject.environment().account().equals(Demo.ACCOUNT));
    }
  }

  @Test
  void aViewOfTheDemoThatComesLateBringsNothingBack() {
    Held held = new Held();
    try (Session session = start(new LaunchOptions.Source.Stored())) {
      // Before the history, which is given each view after this listener.
      session.watch().subscribe(held);
      record(session);
      held.holdNext();
      await().until(held::holds);
      List<WatchedAccounts> told = new CopyOnWriteArrayList<>();
      session.accounts().follow(told::add);
      connect(session);
      await().until(() -> told.stream().anyMatch(watched -> !watched.demo()));
      held.release();
      awaitNothingOfDemo(session);
    }
  }

  /** Keeps a view from those who are given it later. */
  private static final class Held implements Consumer<WorldView> {
    private final AtomicBoolean holding = new AtomicBoolean();
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    void holdNext() {
      holding.set(true);
    }

    boolean holds() {
      return reached.getCount() == 0;
    }

    void release() {
      released.countDown();
    }

    @Override
    public void accept(WorldView view) {
      if (holding.get()) {
        reached.countDown();
        try {
          released.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  private void connect(Session session) {
    Settings now = session.settings().current();
    AccountSettings lab =
        new AccountSettings(LAB, "Lab", service.address(), null, service.apiId(), true, List.of());
    session.apply(
        new AppliedSettings(
            now.with(Settings.ACCOUNTS, List.of(lab)), Map.of(LAB, service.apiKey()), Set.of()));
    await()
        .until(() ->
            session.watch().view().accounts().stream()
                .noneMatch(one -> one.id().equals(Demo.ACCOUNT)));
  }

  private void awaitNothingOfDemo(Session session) {
    await()
        .untilAsserted(() -> {
          assertThat(changes(session)).noneMatch(DemoHistoryTest::ofDemo);
          assertThat(looking(session)).map(ObservedInterval::account).doesNotContain(Demo.ACCOUNT);
          assertThat(session.history().timelines(days()).join().keySet())
              .noneMatch(key -> key.account().equals(Demo.ACCOUNT));
        });
  }
}
