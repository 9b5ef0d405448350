package envwatch.ui.notices;

import static envwatch.words.Messages.text;

import envwatch.history.CommonCause;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.notices.Mute;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticeService;
import envwatch.notices.NoticesView;
import envwatch.settings.SavedView;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Overlay;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Tells in the window what a person should know. */
public final class NoticesFeature implements Feature {
  private final DashboardModel model;
  private final NoticeService notices;
  private final InstantSource time;
  private final PageChoice pages;
  private final Supplier<List<SavedView>> savedViews;
  private final StatusMessage message;
  private final Bell bell = new Bell();
  private final Overlay place = new Overlay(bell);
  private final ObservableValue<Boolean> focused;
  private final Subscription views;
  private NoticesView shown = NoticesView.EMPTY;
  private @Nullable NoticePane pane;
  private boolean marked;

  /**
   * @param pages leads to environments
   * @param savedViews asked when they are offered to be muted
   * @param javaFxThread {@code Platform::runLater}
   */
  public NoticesFeature(
      DashboardModel model,
      NoticeService notices,
      InstantSource time,
      PageChoice pages,
      Supplier<List<SavedView>> savedViews,
      StatusMessage message,
      Executor javaFxThread) {
    this.model = model;
    this.notices = notices;
    this.time = time;
    this.pages = pages;
    this.savedViews = savedViews;
    this.message = message;
    place.visibleProperty().subscribe(bell::setSelected);
    bell.setOnAction(event -> toggle());
    focused =
        bell.sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::focusedProperty)
            .orElse(false);
    focused.subscribe(this::readIfSeen);
    model.worldProperty().subscribe(this::markRows);
    views = notices.subscribe(new NewestOnly<>(javaFxThread, this::show));
  }

  @Override
  public List<Labeled> headerItems() {
    return List.of(bell);
  }

  @Override
  public List<Overlay> overlays() {
    return List.of(place);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(
        Shortcut.inWindow(Keys.NOTICES, this::toggle),
        Shortcut.onSelected(Keys.TELL_WHEN, model, message, this::tellWhen));
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    if (environments.isEmpty()) {
      return List.of();
    }
    List<EnvironmentKey> keys = environments.stream().map(EnvironmentRow::key).toList();
    List<MenuItem> items = new ArrayList<>();
    boolean awaited = awaited(keys);
    Offer tell =
        new Offer(
            "tell-when",
            null,
            text(awaited ? "tell-when.stop" : "tell-when.start"),
            null,
            !awaited && notReady(keys).isEmpty() ? text("tell-when.ready", keys.size()) : null,
            false,
            false,
            () -> tellWhen(environments));
    items.add(Menus.with(Keys.TELL_WHEN, tell.item()));
    List<MuteScope> muted =
        shown.mutes().stream()
            .map(Mute::scope)
            .filter(scope -> scope instanceof MuteScope.One(var key) && keys.contains(key))
            .toList();
    if (muted.isEmpty()) {
      Menu mute = new Menu(text("mute.of-rows"));
      mute.setId("mute");
      mute.getItems().setAll(new MuteMenu(notices, time).items(keys));
      items.add(mute);
    } else {
      items.add(Menus.item("unmute", text("mute.end-rows"), () -> muted.forEach(notices::unmute)));
    }
    return List.of(Menus.menu("notices", text("notices.menu"), items));
  }

  /** Whether all are awaited that can be. */
  private boolean awaited(List<EnvironmentKey> keys) {
    Set<EnvironmentKey> awaited = shown.awaited();
    return keys.stream().anyMatch(awaited::contains) && awaited.containsAll(notReady(keys));
  }

  private List<EnvironmentKey> notReady(List<EnvironmentKey> keys) {
    Set<EnvironmentKey> ready = notices.ready(keys);
    return keys.stream().filter(key -> !ready.contains(key)).toList();
  }

  private void tellWhen(List<EnvironmentRow> environments) {
    List<EnvironmentKey> keys = environments.stream().map(EnvironmentRow::key).toList();
    if (awaited(keys)) {
      long awaited = keys.stream().filter(shown.awaited()::contains).count();
      notices.awaitNoMore(keys);
      message.confirm(text("tell-when.stopped", awaited));
    } else {
      await(keys);
    }
  }

  private void await(List<EnvironmentKey> keys) {
    List<EnvironmentKey> awaited = notReady(keys);
    int ready = keys.size() - awaited.size();
    if (awaited.isEmpty()) {
      message.confirm(text("tell-when.ready", ready));
      return;
    }
    notices.await(awaited);
    message.confirm(
        ready == 0
            ? text("tell-when.said", awaited.size())
            : text("tell-when.said-others", awaited.size(), ready));
  }

  private void toggle() {
    if (place.isOpen()) {
      place.dismiss();
    } else {
      open();
    }
  }

  private void open() {
    NoticePane opened = pane;
    if (opened == null) {
      opened =
          new NoticePane(
              notices,
              time,
              this::name,
              savedViews,
              this::lead,
              this::narrow,
              this::showAll,
              place::dismiss);
      pane = opened;
      place.getChildren().setAll(opened);
      opened.show(shown);
    }
    place.open();
    opened.takeFocus();
    notices.read();
  }

  /** Shows what the newest notice is about. */
  public void showNewest() {
    List<EnvironmentKey> about =
        shown.entries().stream()
            .filter(entry -> !entry.read())
            .map(entry -> entry.news().environment())
            .flatMap(Stream::ofNullable)
            .distinct()
            .toList();
    if (about.size() == 1 && shown.unread() == 1) {
      notices.read();
      lead(about.getFirst());
    } else {
      open();
    }
  }

  private void lead(EnvironmentKey key) {
    place.close();
    pages.showEnvironment(key);
  }

  private void narrow(CommonCause cause) {
    cause.environments().forEach(key -> leave(key.account()));
    pages.show(PageChoice.ENVIRONMENTS);
    model.narrowTo(cause);
  }

  private void showAll(NoticeLogEntry entry) {
    leave(entry.topic().account());
    pages.show(PageChoice.ENVIRONMENTS);
    model.filterTextProperty().set("");
    model.phaseProperty().set(EntryCell.phase(entry.news()));
  }

  /** Gives way to the window, which shows the account then. */
  private void leave(AccountId account) {
    place.close();
    model.showAccount(account);
  }

  private String name(EnvironmentKey key) {
    return model.everything().stream()
        .filter(row -> row.key().equals(key))
        .map(EnvironmentRow::name)
        .findFirst()
        .orElse(key.environment().value());
  }

  private void show(NoticesView view) {
    shown = view;
    bell.show(view);
    model.unreadProperty().set(view.unread());
    if (pane != null) {
      pane.show(view);
    }
    markRows();
    readIfSeen();
  }

  /** What comes while a person looks at the list is read. */
  private void readIfSeen() {
    if (place.isOpen() && focused.getValue() && shown.unread() > 0) {
      notices.read();
    }
  }

  private void markRows() {
    Set<EnvironmentKey> muted = new HashSet<>();
    for (Mute mute : shown.mutes()) {
      if (mute.scope() instanceof MuteScope.One(EnvironmentKey key)) {
        muted.add(key);
      }
    }
    if (muted.isEmpty() && shown.awaited().isEmpty() && !marked) {
      return;
    }
    marked = !muted.isEmpty() || !shown.awaited().isEmpty();
    for (EnvironmentRow row : model.everything()) {
      row.markNotices(shown.awaited().contains(row.key()), muted.contains(row.key()));
    }
  }

  @Override
  public void settingsChanged() {
    notices.rulesChanged();
  }

  @Override
  public void close() {
    views.close();
  }
}
