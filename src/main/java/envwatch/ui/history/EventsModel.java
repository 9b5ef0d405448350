package envwatch.ui.history;

import envwatch.actions.ActionRecord;
import envwatch.actions.ActivityLog.Activities;
import envwatch.filter.Filter;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.ui.history.EventList.Recorded;
import envwatch.ui.history.EventList.Wanted;
import envwatch.ui.history.PastRange.Last;
import envwatch.ui.history.PastRange.SinceHour;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.model.DashboardModel;
import envwatch.util.Defects;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * Reads the events that are wanted, again whenever something happens while they are shown. Reading
 * and filtering are done in the background. Lives on the JavaFX thread.
 */
final class EventsModel implements AutoCloseable {
  private static final Last DAY = new Last(Duration.ofDays(1), "events.range.day");
  static final Last EVER = new Last(Duration.ofDays(36_500), "events.range.ever");

  static final List<PastRange> RANGES =
      List.of(
          new Last(Duration.ofHours(1), "events.range.hour"),
          new Last(Duration.ofHours(8), "events.range.hours"),
          new SinceHour(0, LocalTime.MIDNIGHT, "events.range.today"),
          new SinceHour(1, LocalTime.of(18, 0), "events.range.evening"),
          DAY,
          new Last(Duration.ofDays(7), "events.range.week"),
          new Last(Duration.ofDays(30), "events.range.month"),
          EVER);

  /** How many changes are read at first, and how many times more each time. */
  static final int FIRST = 1_000;

  private static final int MORE = 5;

  /** What is shown is read again after this time: stretches without looks are told by nobody. */
  private static final Duration OLD = Duration.ofMinutes(1);

  /** A clock that was set back leaves events behind that are later than now. */
  private static final Duration AHEAD = Duration.ofDays(1);

  private final DashboardModel model;
  private final History history;
  private final BackgroundWork background;
  private final ObjectProperty<PastRange> range = new SimpleObjectProperty<>(DAY);
  private final ObjectProperty<EventKind> kind = new SimpleObjectProperty<>(EventKind.ALL);
  private final StringProperty filterText = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(Shown.LOADING);
  private final Subscription changes;
  private final Subscription past;
  private final Subscription activities;
  private final Subscription views;
  private Recorded recorded = Recorded.NOTHING;
  private Activities acted = new Activities(List.of(), true);
  private boolean complete = true;
  private int limit = FIRST;
  private boolean visible;
  private boolean loading;
  private boolean again;
  private boolean read;
  private Instant loadedAt = Instant.MIN;
  private int newest;
  private int last;

  /**
   * What there is to show.
   *
   * @param loaded false until the first answer
   * @param events in the order in which they are shown
   * @param looking when was looked
   * @param complete whether everything of the range was read
   * @param kept whether the record of actions can be saved
   */
  record Shown(
      boolean loaded,
      List<Event> events,
      List<ObservedInterval> looking,
      Filter filter,
      boolean complete,
      boolean kept) {
    static final Shown LOADING = new Shown(false, List.of(), List.of(), Filter.ALL, true, true);
  }

  /** What was read of the history. */
  private record Answer(List<Change> changes, List<ObservedInterval> looking) {}

  /**
   * @param requests runs what takes long
   * @param javaFxThread {@code Platform::runLater}
   */
  EventsModel(
      DashboardModel model,
      History history,
      ActionRecord log,
      Executor requests,
      Executor javaFxThread) {
    this.model = model;
    this.history = history;
    background = new BackgroundWork(requests, javaFxThread);
    range.addListener(property -> readAfresh());
    model.accountProperty().addListener(property -> readAfresh());
    kind.addListener(property -> arrange());
    filterText.addListener(property -> arrange());
    model.nowProperty().subscribe(this::timePassed);
    NewestOnly<List<Change>> news = new NewestOnly<>(javaFxThread, some -> load());
    changes = history.follow(news);
    past = history.whenMoreIsKnown(() -> javaFxThread.execute(this::load));
    views = history.subscribe(new NewestOnly<>(javaFxThread, this::viewed));
    activities = log.subscribe(new NewestOnly<>(javaFxThread, this::take));
  }

  private void take(Activities newest) {
    acted = newest;
    recorded = recorded.with(newest.newestFirst());
    if (loadedAt.isAfter(Instant.MIN)) {
      arrange();
    }
  }

  /** What was recorded before can be read only from some moment on. */
  private void viewed(HistoryView view) {
    if (view.read() && !read) {
      read = true;
      load();
    }
  }

  private void timePassed(Instant now) {
    // The clock may have been set back.
    boolean outdated = loadedAt.isBefore(now.minus(OLD)) || loadedAt.isAfter(now.plus(OLD));
    if (visible && outdated) {
      load();
    }
  }

  /** Whether somebody can see the events; what nobody sees is not read. */
  void show(boolean onScreen) {
    visible = onScreen;
    if (onScreen) {
      load();
    }
  }

  void showOlder() {
    limit = (int) Math.min(Integer.MAX_VALUE / 2, (long) limit * MORE);
    load();
  }

  private void readAfresh() {
    limit = FIRST;
    load();
  }

  private void load() {
    if (!visible) {
      return;
    }
    if (loading) {
      again = true;
      return;
    }
    loadedAt = model.nowProperty().get();
    int asked = limit;
    Range wanted = wantedRange();
    Instant ahead = loadedAt.plus(AHEAD);
    // After the clock was set back, the stretch that was chosen may lie ahead.
    Instant until = ahead.isBefore(wanted.from()) ? wanted.until() : ahead;
    ChangeQuery query =
        new ChangeQuery(new Range(wanted.from(), until), model.shownAccount(), null, asked + 1);
    loading = true;
    CompletableFuture<Answer> answer =
        history.changes(query).thenCombine(history.looking(wanted), Answer::new);
    Defects.reportFrom(answer.thenAccept(found -> background.show(() -> arrived(found, asked))));
  }

  private void arrived(Answer found, int asked) {
    loading = false;
    complete = found.changes().size() <= asked;
    List<Change> changesRead = complete ? found.changes() : found.changes().subList(0, asked);
    recorded = new Recorded(changesRead, found.looking(), acted.newestFirst());
    arrange();
    if (again) {
      again = false;
      load();
    }
  }

  private void arrange() {
    if (loading || loadedAt.equals(Instant.MIN)) {
      return;
    }
    int own = ++newest;
    Recorded source = recorded;
    boolean all = complete;
    boolean kept = acted.kept();
    WorldView world = model.worldProperty().get();
    Instant now = model.nowProperty().get();
    Filter filter = model.filter(filterText.get());
    Wanted wanted = new Wanted(kind.get(), wantedRange(), model.shownAccount(), filter);
    background.<Shown>start(
        () ->
            new Shown(
                true,
                EventList.of(source, wanted, world, now, ZoneId.systemDefault()),
                source.looking(),
                filter,
                all,
                kept),
        made -> {
          // An older one is shown too: where much happens, each might be overtaken by the next.
          if (own > last) {
            last = own;
            shown.set(made);
          }
        });
  }

  private Range wantedRange() {
    Range wanted = range.get().at(model.nowProperty().get());
    return range.get() instanceof PastRange.Between
        ? wanted
        : new Range(wanted.from(), wanted.until().plus(AHEAD));
  }

  ReadOnlyObjectProperty<Instant> nowProperty() {
    return model.nowProperty();
  }

  ObjectProperty<PastRange> rangeProperty() {
    return range;
  }

  ObjectProperty<EventKind> kindProperty() {
    return kind;
  }

  StringProperty filterTextProperty() {
    return filterText;
  }

  ReadOnlyObjectProperty<Shown> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** The words of events, as things are called now. */
  EventText text() {
    return new EventText(
        model.worldProperty().get(), model.nowProperty().get(), ZoneId.systemDefault());
  }

  @Override
  public void close() {
    changes.close();
    past.close();
    views.close();
    activities.close();
    background.close();
  }
}
