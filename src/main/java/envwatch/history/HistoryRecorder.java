package envwatch.history;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.ActivityStore;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.Retention;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Deadline;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The history of what is watched, kept in a file. Knows nothing until {@link #begin}; nothing that
 * happens to the file stops the program.
 */
public final class HistoryRecorder implements History, AutoCloseable {
  private static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(10);
  private static final Duration PATIENCE_AT_THE_END = Duration.ofSeconds(5);

  /** The start is busy enough. */
  private static final Duration FIRST_PURGE = Duration.ofMinutes(10);

  private static final Duration BETWEEN_PURGES = Duration.ofHours(6);

  private static final String VISIT = "visit";

  private final Time time;
  private final Supplier<Retention> retention;
  private final HistoryDisk disk;
  private final ActivityStore actions;
  private final WorldRecorder world;
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile @Nullable Instant visited;
  private volatile @Nullable PlausibleClock plausible;

  /**
   * Creates a history that knows nothing yet; does not touch the disk.
   *
   * @param folder contains the file {@code history.db}, and a record of actions of earlier versions
   * @param time must be closed after the history
   */
  public HistoryRecorder(Path folder, Time time, Supplier<Retention> retention) {
    this(folder, time, retention, PAUSE_AFTER_FAILURE);
  }

  HistoryRecorder(
      Path folder, Time time, Supplier<Retention> retention, Duration pauseAfterFailure) {
    this.time = time;
    this.retention = retention;
    disk =
        new HistoryDisk(new HistoryFile(folder.resolve(HistoryFile.NAME)), time, pauseAfterFailure);
    actions = new RecordedActions(disk, folder.resolve(ActivityFile.NAME));
    world = new WorldRecorder(time, disk);
  }

  /** Where the record of actions is kept. */
  public ActivityStore actions() {
    return actions;
  }

  /**
   * Opens the file and records from then on; returns at once.
   *
   * @param earlier passes views from before the start, oldest first, which are recorded without
   *     anybody being told of each change
   * @param watch passes the views to a listener, the newest one first
   * @param recorded the record of actions, in any order
   */
  public void begin(
      Consumer<Consumer<WorldView>> earlier,
      Function<Consumer<WorldView>, Subscription> watch,
      Supplier<List<Activity>> recorded) {
    time.after(FIRST_PURGE, this::purge);
    disk.open(
        new HistoryDisk.Events() {
          @Override
          public void opened(RestoredState carried) {
            plausible =
                new PlausibleClock(
                    time, Objects.requireNonNullElseGet(carried.alive(), time::instant));
            world.begin(carried, earlier, watch, recorded);
          }

          @Override
          public HistoryDisk.Writing begunAnew() {
            return world.writeEverything();
          }

          @Override
          public void takenOver(RestoredState carried) {
            world.takeOver(carried);
          }

          @Override
          public void troubled(@Nullable HistoryTrouble now) {
            world.show(view -> view.withTrouble(now));
          }
        });
  }

  /** Deletes what is too old or too much, now and from time to time; returns at once. */
  private void purge() {
    if (!closed.get()) {
      Retention kept = retention.get();
      PlausibleClock clock = plausible;
      if (clock != null && clock.isWithin(kept.age().dividedBy(2))) {
        disk.purge(kept, world::forgetBefore);
      }
      time.after(BETWEEN_PURGES, this::purge);
    }
  }

  /** Deletes everything that was recorded about an account; returns at once. */
  public void forget(AccountId account) {
    world.forget(account);
  }

  @Override
  public HistoryView view() {
    return world.view();
  }

  @Override
  public Subscription subscribe(Consumer<HistoryView> listener) {
    return world.subscribe(listener);
  }

  @Override
  public Subscription follow(Consumer<List<Change>> listener) {
    return world.follow(listener);
  }

  @Override
  public CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    return ask(
        now ->
            reader -> {
              Sight sight = Sight.read(reader, range, now);
              return reader.past(environment, range).stream()
                  .map(past -> sight.timeline(past, range))
                  .toList();
            },
        List.of());
  }

  @Override
  public CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    return ask(
        now ->
            reader -> {
              Sight sight = Sight.read(reader, range, now);
              Map<EnvironmentKey, Timeline> timelines = new HashMap<>();
              for (SubjectPast past : reader.past(range)) {
                timelines.put(past.subject().environment(), sight.timeline(past, range));
              }
              return Map.copyOf(timelines);
            },
        Map.of());
  }

  @Override
  public CompletableFuture<List<Change>> changes(ChangeQuery query) {
    return ask(now -> reader -> List.copyOf(reader.changes(query)), List.of());
  }

  /** Without the moments that only tell when something else ended. */
  @Override
  public CompletableFuture<List<ObservedInterval>> looking(Range range) {
    return ask(
        now ->
            reader ->
                now.over(reader.looking(range), range).stream()
                    .filter(
                        one -> one.until().isAfter(range.from()) && one.until().isAfter(one.from()))
                    .toList(),
        List.of());
  }

  @Override
  public CompletableFuture<List<Sample>> learned() {
    return ask(now -> reader -> List.copyOf(reader.learned()), List.of());
  }

  @Override
  public CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account) {
    return ask(now -> reader -> Map.copyOf(reader.policies(account)), Map.of());
  }

  /**
   * Asks the file, into which everything that is known until now is written before.
   *
   * @param what takes what goes on, of which the file has only what has ended
   */
  private <T> CompletableFuture<T> ask(
      Function<OpenIntervals, HistoryQueries.Reading<T>> what, T otherwise) {
    return disk.ask(() -> what.apply(world.flush()), otherwise);
  }

  @Override
  public void note(Subject subject, Note note) {
    Instant now = time.instant();
    world.show(view -> {
      Map<Subject, Note> notes = new HashMap<>(view.notes());
      if (note.isEmpty()) {
        notes.remove(subject);
      } else {
        notes.put(subject, note);
      }
      return view.withNotes(notes);
    });
    disk.write(writer -> writer.write(subject, note, now));
  }

  @Override
  public CompletableFuture<Optional<Instant>> lastVisit() {
    Instant known = visited;
    return known == null
        ? ask(now -> reader -> reader.moment(VISIT), Optional.empty())
        : CompletableFuture.completedFuture(Optional.of(known));
  }

  @Override
  public void visited(Instant at) {
    visited = at;
    disk.write(writer -> writer.write(VISIT, at));
  }

  /**
   * Writes what is not written yet. Waits five seconds at most for the disk; without {@link
   * #begin}, there is nothing to wait for.
   */
  @Override
  public void close() {
    close(Deadline.in(PATIENCE_AT_THE_END));
  }

  /** Writes what is not written yet, as far as the disk answers in time. */
  public void close(Deadline end) {
    if (!closed.getAndSet(true)) {
      world.end();
      disk.close(end);
    }
  }
}
