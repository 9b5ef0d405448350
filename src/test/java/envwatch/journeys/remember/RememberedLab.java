package envwatch.journeys.remember;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.http.NetworkOptions;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.HistoryRecorder;
import envwatch.history.HistoryView;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.store.Retention;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.runtime.Services;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A simulated service, and a program that watches and remembers it; it may end and begin again. */
final class RememberedLab implements AutoCloseable {
  static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

  private static final AccountId ACCOUNT = new AccountId("lab");
  private static final NetworkOptions DIRECT =
      new NetworkOptions(new NetworkOptions.Proxy.None(), null);
  private static final Retention EVERYTHING = new Retention(Duration.ofDays(4000), 1_000_000_000);

  private final MovedTime time;
  private final Simulator simulator;
  private final ApiVersion version;
  private Path folder;
  private int runs;
  private @Nullable Watch watch;
  private @Nullable HistoryRecorder recorder;

  /**
   * @param folder for the history
   */
  RememberedLab(Path folder, SimulatorOptions options) {
    this(folder, options, START);
  }

  RememberedLab(Path folder, SimulatorOptions options, Instant start) {
    this.folder = folder;
    this.time = new MovedTime(start);
    this.version = new ApiVersion(3);
    try {
      simulator = Simulator.start(options.toBuilder().clock(time).build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts the program, and looks until everything was seen. */
  void start() {
    Watch watching =
        new Watch(
            new Services(time.clock()).connector(() -> DIRECT),
            time,
            time.executor(Duration.ofMillis(50)),
            WatchOptions.DEFAULT);
    HistoryRecorder recording = new HistoryRecorder(folder, time, () -> EVERYTHING);
    watch = watching;
    recorder = recording;
    watching.watch(
        List.of(
            new ApiAccount(
                ACCOUNT,
                "Lab",
                simulator.address(),
                version,
                simulator.apiId(),
                simulator.apiKey(),
                List.of())));
    CountDownLatch begun = new CountDownLatch(1);
    recording.begin(
        earlier -> {},
        listener -> {
          begun.countDown();
          return watching.subscribe(listener);
        },
        List::of);
    awaitLatch(begun);
    await().until(() -> history().read());
    for (int i = 0; i < 60 && !everythingSeen(); i++) {
      pass(Duration.ofSeconds(5));
    }
    assertThat(everythingSeen()).isTrue();
    pass(Duration.ofSeconds(5));
  }

  private static void awaitLatch(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private boolean everythingSeen() {
    WorldView view = running(watch).view();
    return view.environments().size() == simulator.environments().size()
        && view.environments().stream()
            .map(WatchedEnvironment::environment)
            .allMatch(environment -> environment != null && environment.complete());
  }

  private static <T> T running(@Nullable T part) {
    assertThat(part).as("the running program").isNotNull();
    return part;
  }

  /** Lets time pass, with all that is due. */
  void pass(Duration duration) {
    time.advance(duration);
  }

  /** Ends the program as a person does. */
  void quit() {
    running(watch).close();
    running(recorder).close();
    time.forgetAlarms();
  }

  /** Ends the program at once: nothing more is written, and what the file holds is all there is. */
  void kill() {
    Path left = folder.resolveSibling(folder.getFileName() + "-" + ++runs);
    copy(folder, left);
    quit();
    folder = left;
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.list(from)) {
      Files.createDirectories(to);
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is kept on disk is there as soon as this returns. */
  void awaitWritten() {
    answer(running(recorder).looking(new Range(now().minusSeconds(1), now())));
  }

  MovedTime time() {
    return time;
  }

  Instant now() {
    return time.instant();
  }

  Simulator simulator() {
    return simulator;
  }

  HistoryRecorder recorder() {
    return running(recorder);
  }

  WorldView view() {
    return running(watch).view();
  }

  HistoryView history() {
    return recorder().view();
  }

  Path folder() {
    return folder;
  }

  /** The first environment of the service in this state. */
  LabEnvironment first(EnvironmentState state) {
    return simulator.world().environments().stream()
        .filter(environment -> environment.state() == state)
        .findFirst()
        .orElseThrow();
  }

  static EnvironmentKey key(LabEnvironment environment) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId("EN" + environment.token()));
  }

  /** All changes of the environment and its machines since then, oldest first. */
  List<Change> changes(LabEnvironment environment, Instant since) {
    return ask(new ChangeQuery(until(since), null, Subject.of(key(environment)), 1000));
  }

  /** All changes since then, oldest first. */
  List<Change> changes(Instant since) {
    return ask(ChangeQuery.all(until(since)));
  }

  private List<Change> ask(ChangeQuery query) {
    return answer(recorder().changes(query)).reversed();
  }

  private Range until(Instant since) {
    return new Range(since, now().plusSeconds(1));
  }

  List<ObservedInterval> looking(Instant since) {
    return answer(recorder().looking(until(since)));
  }

  /** The timeline of the environment itself. */
  Timeline timeline(LabEnvironment environment, Range range) {
    return answer(recorder().timelines(key(environment), range)).getFirst();
  }

  static <T> T answer(CompletableFuture<T> future) {
    return future.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    quit();
    simulator.close();
  }
}
