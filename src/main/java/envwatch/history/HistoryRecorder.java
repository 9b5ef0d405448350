package envwatch.history;

import envwatch.actions.Activity;
import envwatch.actions.ActivityStore;
import envwatch.base.Listeners;
import envwatch.base.Subscription;
import envwatch.base.Time;
import envwatch.history.detection.Detected;
import envwatch.history.detection.SentAction;
import envwatch.history.model.Change;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.HistoryTrouble;
import envwatch.history.model.Looking;
import envwatch.history.model.Note;
import envwatch.history.model.Range;
import envwatch.history.model.Subject;
import envwatch.history.model.Timeline;
import envwatch.history.store.Batch;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.Retention;
import envwatch.history.store.StoreException;
import envwatch.history.usual.Sample;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The history of what is watched, kept in a file. Knows nothing until {@link #begin}; nothing that
 * happens to the file stops the program.
 */
public final class HistoryRecorder implements History, AutoCloseable {
  private static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(10);

  /** How often it is written how far everything has been looked at: what a crash costs at most. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(30);

  /** How long changes are collected before they are written together. */
  private static final Duration COLLECTED = Duration.ofSeconds(1);

  /** The start is busy enough. */
  private static final Duration FIRST_PURGE = Duration.ofMinutes(10);

  private static final Duration BETWEEN_PURGES = Duration.ofHours(6);

  /** An action explains changes for so long at most. */
  private static final Duration EXPLAINS = Duration.ofHours(1);

  private static final String VISIT = "visit";

  private final Time time;
  private final Supplier<Retention> retention;
  private final HistoryDisk disk;
  private final ActivityStore actions;
  private final RecordedPast past;
  private final Listeners<HistoryView> viewListeners = new Listeners<>();
  private final Listeners<List<Change>> changeListeners = new Listeners<>();
  private final Object lock = new Object();

  // Guarded by the lock.
  private final Recording recording = new Recording();
  private HistoryView view = HistoryView.EMPTY;
  private List<Activity> earlierActivities = List.of();
  private Supplier<List<Activity>> sent = List::of;
  private @Nullable Subscription watched;
  private @Nullable Instant visited;
  private Duration nextPurge = Duration.ZERO;
  private boolean flushing;
  private boolean closed;

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
    disk = new HistoryDisk(new HistoryFile(folder.resolve("history.db")), time, pauseAfterFailure);
    actions = new RecordedActions(disk, folder.resolve("activity.jsonl"));
    past = new RecordedPast(disk, this::flush, this::lately);
  }

  /** Where the record of actions is kept. */
  public ActivityStore actions() {
    return actions;
  }

  /** As {@link #begin(Consumer, Function, Supplier)}, without views from before. */
  public void begin(
      Function<Consumer<WorldView>, Subscription> watch, Supplier<List<Activity>> recorded) {
    begin(listener -> {}, watch, recorded);
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
    synchronized (lock) {
      sent = recorded;
      nextPurge = time.elapsed().plus(FIRST_PURGE);
    }
    disk.open(
        new HistoryDisk.Events() {
          @Override
          public void opened(HistoryReader reader) throws StoreException {
            begin(Carried.read(reader), earlier, watch);
          }

          @Override
          public void openedEmpty() {
            begin(Carried.nothing(), earlier, watch);
          }

          @Override
          public void begunAnew() {
            synchronized (lock) {
              recording.writeEverything();
            }
          }

          @Override
          public void troubled(@Nullable HistoryTrouble now) {
            show(view -> view.withTrouble(now));
          }
        });
  }

  private void begin(
      Carried carried,
      Consumer<Consumer<WorldView>> earlier,
      Function<Consumer<WorldView>, Subscription> watch) {
    synchronized (lock) {
      recording.carryIn(carried);
      earlierActivities = carried.activities();
      Map<Subject, Note> notes = new HashMap<>(carried.notes());
      notes.putAll(view.notes());
      view = view.withNotes(notes);
    }
    earlier.accept(this::remember);
    Subscription subscription = watch.apply(this::observe);
    synchronized (lock) {
      watched = subscription;
      if (closed) {
        subscription.close();
      }
    }
    time.after(HEARTBEAT, this::heartbeat);
    show(view -> recording.show(view.withRead()));
  }

  private void remember(WorldView world) {
    synchronized (lock) {
      recording.observe(world, List.of());
    }
  }

  private void observe(WorldView world) {
    synchronized (lock) {
      if (closed) {
        return;
      }
      take(recording.observe(world, sent(world.at())));
    }
    viewListeners.deliver();
    changeListeners.deliver();
  }

  private List<SentAction> sent(Instant now) {
    Instant since = now.minus(EXPLAINS);
    List<SentAction> lately =
        SentAction.of(sent.get().stream().filter(one -> one.at().isAfter(since)).toList());
    List<SentAction> earlier = SentAction.of(earlierActivities);
    earlierActivities = List.of();
    return earlier.isEmpty() ? lately : Stream.concat(earlier.stream(), lately.stream()).toList();
  }

  private void take(Detected detected) {
    if (!detected.changes().isEmpty()) {
      changeListeners.queue(detected.changes());
    }
    if (recording.hasNewsToShow()) {
      showNews(view);
    }
    if (recording.hasNews() && !flushing) {
      flushing = true;
      time.after(COLLECTED, this::flush);
    }
  }

  private void showNews(HistoryView before) {
    HistoryView now = recording.show(before);
    if (!now.equals(view)) {
      view = now;
      viewListeners.queue(view);
    }
  }

  /** Hands out what is new to be written; returns at once. */
  private void flush() {
    synchronized (lock) {
      flushing = false;
      if (recording.hasNews()) {
        write(recording.news());
        learn();
      }
    }
  }

  private void write(Batch batch) {
    disk.write(writer -> writer.write(batch));
  }

  private void learn() {
    List<Sample> learned = recording.learned();
    if (!learned.isEmpty()) {
      disk.write(writer -> writer.learn(learned));
    }
  }

  private void heartbeat() {
    boolean purge;
    synchronized (lock) {
      if (closed) {
        return;
      }
      WorldView again = recording.newestAt(time.instant(), time.steady().setBack());
      if (again != null) {
        take(recording.observe(again, List.of()));
        showNews(view);
      }
      write(recording.progress(false));
      purge = time.elapsed().compareTo(nextPurge) > 0;
      if (purge) {
        nextPurge = time.elapsed().plus(BETWEEN_PURGES);
      }
    }
    Instant now = time.instant();
    disk.write(writer -> writer.write(Carried.ALIVE, now));
    if (purge) {
      purge();
    }
    viewListeners.deliver();
    changeListeners.deliver();
    time.after(HEARTBEAT, this::heartbeat);
  }

  /** Deletes what is too old or too much; returns at once. */
  void purge() {
    disk.purge(retention.get());
  }

  private void show(Function<HistoryView, HistoryView> change) {
    synchronized (lock) {
      view = change.apply(view);
      viewListeners.queue(view);
    }
    viewListeners.deliver();
  }

  private Lately lately() {
    synchronized (lock) {
      return Lately.until(time.instant(), recording.looking(), recording.absences());
    }
  }

  /** Deletes everything that was recorded about an account; returns at once. */
  public void forget(AccountId account) {
    synchronized (lock) {
      HistoryView others = view.withoutNotesOf(account);
      boolean known = recording.knows(account) || !others.notes().equals(view.notes());
      recording.forget(account);
      if (known) {
        showNews(others);
      }
    }
    viewListeners.deliver();
    disk.forget(account);
  }

  @Override
  public HistoryView view() {
    synchronized (lock) {
      return view;
    }
  }

  @Override
  public Subscription subscribe(Consumer<HistoryView> listener) {
    Subscription subscription;
    synchronized (lock) {
      subscription = viewListeners.subscribe(listener, view);
    }
    viewListeners.deliver();
    return subscription;
  }

  @Override
  public Subscription follow(Consumer<List<Change>> listener) {
    Subscription subscription = changeListeners.subscribe(listener);
    changeListeners.deliver();
    return subscription;
  }

  @Override
  public CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    return past.timelines(environment, range);
  }

  @Override
  public CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    return past.timelines(range);
  }

  @Override
  public CompletableFuture<List<Change>> changes(ChangeQuery query) {
    return past.changes(query);
  }

  @Override
  public CompletableFuture<List<Looking>> looking(Range range) {
    return past.looking(range);
  }

  @Override
  public void note(Subject subject, Note note) {
    Instant now = time.instant();
    show(view -> {
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
    synchronized (lock) {
      return visited == null
          ? disk.ask(reader -> reader.moment(VISIT), Optional.empty())
          : CompletableFuture.completedFuture(Optional.of(visited));
    }
  }

  @Override
  public void visited(Instant at) {
    synchronized (lock) {
      visited = at;
    }
    disk.write(writer -> writer.write(VISIT, at));
  }

  /**
   * Writes what is not written yet. Waits for the disk, but not for long; without {@link #begin},
   * there is nothing to wait for.
   */
  @Override
  public void close() {
    synchronized (lock) {
      if (closed) {
        return;
      }
      closed = true;
      if (watched != null) {
        watched.close();
        recording.stop(time.instant());
        write(recording.progress(true));
        learn();
      }
    }
    Instant now = time.instant();
    disk.write(writer -> writer.write(Carried.ALIVE, now));
    disk.close();
  }
}
