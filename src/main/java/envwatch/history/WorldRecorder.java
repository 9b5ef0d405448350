package envwatch.history;

import envwatch.actions.Activity;
import envwatch.history.store.WriteBatch;
import envwatch.model.AccountId;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Records views of the world: tells its listeners what is new in them, and hands out to be written
 * what is to be kept. May be called from any thread; never waits for the disk.
 */
final class WorldRecorder {
  /** How often it is written how far everything has been looked at: what a crash costs at most. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(30);

  /** How long changes are collected before they are written together. */
  private static final Duration COLLECTED = Duration.ofSeconds(1);

  /** An action explains changes for so long at most. */
  private static final Duration EXPLAINS = Duration.ofHours(1);

  private final Time time;
  private final HistoryDisk disk;
  private final Listeners<HistoryView> viewListeners = new Listeners<>();
  private final Listeners<List<Change>> changeListeners = new Listeners<>();

  /**
   * Held while something is recorded, which may take a while: the JavaFX thread must not wait for
   * it.
   */
  private final Object lock = new Object();

  /** Held for a moment, to replace the view; after the other one where both are. */
  private final Object viewLock = new Object();

  private volatile HistoryView view = HistoryView.EMPTY;

  // Guarded by the lock, under which batches are handed out, too: a later one replaces an earlier.
  private Recording recording = new Recording();
  private List<Activity> earlierActivities = List.of();
  private Supplier<List<Activity>> sent = List::of;
  private @Nullable Subscription watched;
  private boolean flushing;
  private boolean closed;

  WorldRecorder(Time time, HistoryDisk disk) {
    this.time = time;
    this.disk = disk;
  }

  /**
   * Records from now on.
   *
   * @param earlier passes views from before the start, oldest first
   * @param watch passes the views to a listener, the newest one first
   * @param recorded the record of actions, in any order
   */
  void begin(
      RestoredState carried,
      Consumer<Consumer<WorldView>> earlier,
      Function<Consumer<WorldView>, Subscription> watch,
      Supplier<List<Activity>> recorded) {
    synchronized (lock) {
      recording.carryIn(carried);
      earlierActivities = carried.activities();
      sent = recorded;
    }
    publish(before -> {
      Map<Subject, Note> notes = new HashMap<>(carried.notes());
      notes.putAll(before.notes());
      return before.withNotes(notes);
    });
    earlier.accept(this::remember);
    Subscription subscription = watch.apply(this::observe);
    synchronized (lock) {
      watched = subscription;
      if (closed) {
        subscription.close();
      }
    }
    time.after(HEARTBEAT, this::heartbeat);
    synchronized (lock) {
      UnaryOperator<HistoryView> news =
          recording.hasNewsToShow() ? recording.show() : UnaryOperator.identity();
      publish(before -> news.apply(before).withRead());
    }
    viewListeners.deliver();
  }

  /**
   * Goes on from what another program left that wrote the same file. Nobody is told of what it left
   * unseen: here it was told when it was seen.
   */
  void takeOver(RestoredState carried) {
    synchronized (lock) {
      WorldView newest = recording.newest();
      disk.dropUnwritten();
      recording = new Recording();
      recording.carryIn(carried);
      publish(before -> before.withNotes(carried.notes()));
      if (newest != null && !closed) {
        recording.observe(newest, sent(newest.at()));
        publish(recording.show());
      }
      write(recording.progress(false));
    }
    viewListeners.deliver();
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
    deliver();
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
      publish(recording.show());
    }
    if (recording.hasNews() && !flushing) {
      flushing = true;
      time.after(COLLECTED, this::flush);
    }
  }

  private void publish(UnaryOperator<HistoryView> change) {
    synchronized (viewLock) {
      HistoryView now = change.apply(view);
      // Another map differs already: to compare thousands of entries would find the one that does.
      if (now.since() != view.since() || !now.equals(view)) {
        view = now;
        viewListeners.queue(now);
      }
    }
  }

  private void deliver() {
    viewListeners.deliver();
    changeListeners.deliver();
  }

  /**
   * Hands out what is new to be written.
   *
   * @return what goes on at this moment
   */
  OpenIntervals flush() {
    synchronized (lock) {
      flushing = false;
      if (recording.hasNews()) {
        write(recording.news());
        learn();
      }
      return OpenIntervals.until(time.instant(), recording.looking(), recording.absences());
    }
  }

  private void write(WriteBatch batch) {
    disk.write(writer -> writer.write(batch));
  }

  private void learn() {
    List<Sample> learned = recording.learned();
    if (!learned.isEmpty()) {
      disk.write(writer -> writer.learn(learned));
    }
  }

  private void heartbeat() {
    synchronized (lock) {
      if (closed) {
        return;
      }
      Instant now = time.instant();
      WorldView again = recording.newestAt(now, time.steady().setBack());
      if (again != null) {
        take(recording.observe(again, List.of()));
      }
      write(recording.progress(false));
      writeAlive(now);
    }
    deliver();
    time.after(HEARTBEAT, this::heartbeat);
  }

  private void writeAlive(Instant now) {
    disk.write(writer -> writer.write(RestoredState.ALIVE, now));
  }

  /** Changes the view, and shows it; returns at once. */
  void show(UnaryOperator<HistoryView> change) {
    publish(change);
    viewListeners.deliver();
  }

  /** Has the whole of what is remembered written again, into a new file. */
  HistoryDisk.Writing writeEverything() {
    synchronized (lock) {
      recording.writeEverything();
      Map<Subject, Note> notes = view.notes();
      List<Sample> learned = recording.everythingLearned();
      List<Activity> activities = sent.get();
      Instant now = time.instant();
      return writer -> {
        writer.write(activities);
        writer.write(notes, learned, now);
      };
    }
  }

  /** Forgets environments that are gone and were last seen before the moment. */
  void forgetBefore(Instant moment) {
    synchronized (lock) {
      recording.forgetBefore(moment);
    }
  }

  /** Deletes everything that was recorded about an account; returns at once. */
  void forget(AccountId account) {
    synchronized (lock) {
      boolean known = recording.knows(account);
      recording.forget(account);
      publish(before -> before.withoutNotesOf(account));
      if (known) {
        publish(recording.show());
      }
      disk.forget(account);
    }
    viewListeners.deliver();
  }

  HistoryView view() {
    return view;
  }

  /** Passes the newest view to the listener, now and after every change of it. */
  Subscription subscribe(Consumer<HistoryView> listener) {
    Subscription subscription;
    synchronized (viewLock) {
      subscription = viewListeners.subscribe(listener, view);
    }
    viewListeners.deliver();
    return subscription;
  }

  /** Passes changes to the listener as they are detected. */
  Subscription follow(Consumer<List<Change>> listener) {
    Subscription subscription = changeListeners.subscribe(listener);
    changeListeners.deliver();
    return subscription;
  }

  /**
   * Ends everything that is looked at, and hands out what is not written yet; to be called once.
   */
  void end() {
    synchronized (lock) {
      closed = true;
      Instant now = time.instant();
      if (watched != null) {
        watched.close();
        recording.stop(now);
        write(recording.progress(true));
        learn();
      }
      writeAlive(now);
    }
  }
}
