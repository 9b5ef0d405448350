package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.model.AccountId;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.Feature;
import envwatch.util.Bounds;
import envwatch.util.Defects;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Tells a person who comes back to the window what happened meanwhile, and marks what changed. */
public final class AwaySummaryFeature implements Feature {
  /** More changes than these are not counted. */
  private static final int MOST = 20_000;

  private final DashboardModel model;
  private final History history;
  private final InstantSource time;
  private final boolean replaces;
  private final Executor javaFxThread;
  private final BiConsumer<Range, EventKind> showEvents;
  private final Banner banner;
  private final UnreadRows unseen;
  private final IdleDetector presence;
  private final ObservableValue<Boolean> focused;
  private final Subscription changes;
  private final Subscription views;
  private @Nullable Range shown;
  private EventKind counted = EventKind.ALL;
  private Set<AccountId> told = Set.of();
  private boolean asked;
  private @Nullable Runnable start;
  private boolean closed;

  /** What was read of the history. */
  private record Meanwhile(List<Change> changes, List<ObservedInterval> looking) {}

  /**
   * @param replaces whether it takes the place of another one in an open window, which the person
   *     has not left then
   * @param showEvents shows the events of a stretch that are of a kind
   * @param javaFxThread {@code Platform::runLater}
   */
  public AwaySummaryFeature(
      DashboardModel model,
      History history,
      InstantSource time,
      boolean replaces,
      BiConsumer<Range, EventKind> showEvents,
      Executor javaFxThread) {
    this.model = model;
    this.history = history;
    this.time = time;
    this.replaces = replaces;
    this.javaFxThread = javaFxThread;
    this.showEvents = showEvents;
    banner =
        new Banner(
            "away",
            Urgency.NEWS,
            Glyph.HISTORY,
            Banner.button("away-show", text("away.show"), this::show),
            Banner.closing("away-dismiss", text("away.dismiss"), this::dismiss));
    unseen = new UnreadRows(model);
    presence = new IdleDetector(history::visited, this::back);
    focused =
        banner
            .sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::focusedProperty)
            .orElse(false);
    focused.subscribe((before, now) -> focusChanged(now));
    model.nowProperty().subscribe((before, now) -> timePassed());
    model.selectedProperty().subscribe((before, row) -> timePassed());
    model.worldProperty().subscribe(this::accountsMayBeGone);
    model.worldProperty().subscribe(this::startOnceRead);
    changes = history.follow(some -> javaFxThread.execute(() -> unseen.add(some)));
    views = history.subscribe(new NewestOnly<>(javaFxThread, this::viewed));
  }

  @Override
  public void addBanners(ObservableList<Banner> banners) {
    banners.add(banner);
  }

  /** When the person last looked can be asked once the history was read. */
  private void viewed(HistoryView view) {
    if (view.read() && !asked) {
      asked = true;
      Defects.reportFrom(
          history
              .lastVisit()
              .thenAccept(before ->
                  javaFxThread.execute(() -> {
                    start =
                        () -> presence.start(replaces ? null : before.orElse(null), time.instant());
                    startOnceRead(model.worldProperty().get());
                  })));
    }
  }

  /** What happened meanwhile is not known before everything was looked at once. */
  private void startOnceRead(WorldView world) {
    Runnable waiting = start;
    if (waiting != null && isRead(world)) {
      start = null;
      waiting.run();
    }
  }

  private static boolean isRead(WorldView world) {
    return !world.accounts().isEmpty()
        && world.accounts().stream()
            .allMatch(account -> account.listed() || !(account.link() instanceof Link.Connecting))
        && world.environments().stream().allMatch(WatchedEnvironment::lookedAt);
  }

  private void focusChanged(boolean now) {
    if (now) {
      timePassed();
    } else if (!closed && banner.getScene() != null) {
      // The line of banners takes one out of the window only to put it elsewhere.
      presence.leaves(time.instant());
      unseen.leaves();
    }
  }

  private void timePassed() {
    if (focused.getValue()) {
      unseen.looks(time.instant());
    }
    if (focused.getValue() || usesDialog()) {
      presence.looks(time.instant());
    }
  }

  /** Who is in the settings or another window that belongs to this one is not away. */
  private boolean usesDialog() {
    Scene scene = banner.getScene();
    Window main = scene == null ? null : scene.getWindow();
    return main != null
        && Window.getWindows().stream()
            .anyMatch(window -> window.isFocused() && belongs(window, main));
  }

  private static boolean belongs(Window window, Window main) {
    return Stream.iterate(
            window, Objects::nonNull, each -> each instanceof Stage stage ? stage.getOwner() : null)
        .anyMatch(main::equals);
  }

  private void back(Instant since) {
    Instant from = shown == null ? since : Bounds.min(shown.from(), since);
    Range away = new Range(from, time.instant());
    Defects.reportFrom(
        history
            .changes(new ChangeQuery(away, model.shownAccount(), null, MOST))
            .thenCombine(history.looking(away), Meanwhile::new)
            .thenAccept(found -> javaFxThread.execute(() -> tell(found, away))));
  }

  private void tell(Meanwhile found, Range away) {
    if (closed) {
      return;
    }
    List<Change> changes = found.changes().stream().filter(this::isWatched).toList();
    AwaySummary summary = AwaySummary.of(changes, found.looking(), away);
    if (!summary.isEmpty()) {
      shown = away;
      counted = summary.ofProblems() ? EventKind.PROBLEMS : EventKind.CHANGES;
      told = changes.stream().map(AwaySummaryFeature::account).collect(Collectors.toSet());
      banner.say(summary.words(time.instant(), ZoneId.systemDefault()));
      unseen.add(changes);
    }
  }

  private boolean isWatched(Change change) {
    return isWatched(account(change), model.worldProperty().get());
  }

  /** While no account is known yet, none is known to be gone. */
  private static boolean isWatched(AccountId account, WorldView world) {
    return world.accounts().isEmpty() || world.account(account).isPresent();
  }

  private static AccountId account(Change change) {
    return change.subject().environment().account();
  }

  /** What happened in accounts that are gone, such as that of the demo, is of no use any more. */
  private void accountsMayBeGone(WorldView world) {
    if (shown != null && !told.isEmpty() && told.stream().noneMatch(of -> isWatched(of, world))) {
      dismiss();
    }
  }

  private void show() {
    Range range = shown;
    dismiss();
    if (range != null) {
      showEvents.accept(range, counted);
    }
  }

  private void dismiss() {
    shown = null;
    banner.hide();
  }

  @Override
  public void close() {
    if (focused.getValue()) {
      presence.leaves(time.instant());
    }
    closed = true;
    changes.close();
    views.close();
  }
}
