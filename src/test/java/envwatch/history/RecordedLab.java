package envwatch.history;

import static org.awaitility.Awaitility.await;

import envwatch.actions.Activity;
import envwatch.history.store.Retention;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A history that records made-up views by a made-up clock into a real file. */
final class RecordedLab implements AutoCloseable {
  static final Retention PLENTY = new Retention(Duration.ofDays(90), 200_000_000);

  final FakeTime time;
  final HistoryRecorder history;
  private final Map<EnvironmentKey, WatchedEnvironment> environments = new LinkedHashMap<>();
  private final List<Consumer<WorldView>> listeners = new ArrayList<>();
  private Link link = new Link.Live();
  private boolean paused;
  private Duration interval = Duration.ofSeconds(30);
  private @Nullable Instant lastAnswer;

  RecordedLab(Path folder, FakeTime time) {
    this(folder, time, PLENTY);
  }

  RecordedLab(Path folder, FakeTime time, Retention retention) {
    this.time = time;
    history = new HistoryRecorder(folder, time, () -> retention, Duration.ofMillis(5));
  }

  /** Begins, and waits until the file was read. */
  static RecordedLab begin(Path folder, FakeTime time) {
    return new RecordedLab(folder, time).begun();
  }

  RecordedLab begun() {
    return begun(List::of);
  }

  /**
   * @param recorded the record of actions, which is asked for while a view is recorded
   */
  RecordedLab begun(Supplier<List<Activity>> recorded) {
    history.begin(earlier -> {}, this::subscribe, recorded);
    await().until(() -> history.view().read());
    return this;
  }

  private synchronized Subscription subscribe(Consumer<WorldView> listener) {
    listeners.add(listener);
    return () -> {};
  }

  /** A look that sees these, half a minute after the one before. */
  RecordedLab sees(Environment... seen) {
    time.advance(Duration.ofSeconds(30));
    return seesNow(seen);
  }

  RecordedLab seesNow(Environment... seen) {
    lastAnswer = time.instant();
    for (Environment environment : seen) {
      EnvironmentKey key = new EnvironmentKey(Samples.ACCOUNT, environment.id());
      environments.put(
          key, new WatchedEnvironment(key, environment, lastAnswer, interval, null, null));
    }
    publish();
    return this;
  }

  /** How often the environments are looked at from now on. */
  RecordedLab every(Duration planned) {
    interval = planned;
    return this;
  }

  RecordedLab drops(String id) {
    environments.remove(Samples.key(id));
    lastAnswer = time.instant();
    publish();
    return this;
  }

  RecordedLab link(Link now) {
    link = now;
    publish();
    return this;
  }

  RecordedLab paused(boolean now) {
    paused = now;
    publish();
    return this;
  }

  private synchronized void publish() {
    WorldView view = world();
    listeners.forEach(listener -> listener.accept(view));
  }

  private WorldView world() {
    AccountView account =
        new AccountView(
            Samples.ACCOUNT,
            "Lab",
            URI.create("https://service.example"),
            link,
            null,
            List.of(),
            null,
            true,
            0,
            lastAnswer,
            null,
            OptionalLong.empty(),
            false,
            null);
    Instant steady = time.steady().instant();
    Duration setBack = Duration.between(time.instant(), steady);
    return new WorldView(
        time.instant(), setBack, paused, List.of(account), List.copyOf(environments.values()));
  }

  Range all() {
    return new Range(FakeTime.START.minus(Duration.ofDays(400)), time.instant().plusSeconds(1));
  }

  /** Newest first. */
  List<Change> changes() {
    written();
    return history.changes(ChangeQuery.all(all())).join();
  }

  List<ObservedInterval> looking() {
    written();
    return history.looking(all()).join();
  }

  Timeline timeline(String id) {
    written();
    return history
        .timelines(Samples.key(id), new Range(FakeTime.START, time.instant()))
        .join()
        .getFirst();
  }

  /** Waits for what was handed out to be written, however slow the machine is. */
  void written() {
    history.looking(all()).join();
    try {
      history.actions().load();
    } catch (IOException e) {
      // There is nothing to wait for: it is closed, or cannot be written.
      return;
    }
  }

  void awaitTrouble(Class<? extends HistoryTrouble> kind) {
    await().until(() -> kind.isInstance(history.view().trouble()));
  }

  @Override
  public void close() {
    history.close();
  }
}
