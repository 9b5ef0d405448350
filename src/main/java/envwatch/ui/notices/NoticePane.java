package envwatch.ui.notices;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.history.CommonCause;
import envwatch.model.EnvironmentKey;
import envwatch.notices.Mute;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticeService;
import envwatch.notices.NoticesView;
import envwatch.settings.SavedView;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.StyleSheets;
import envwatch.words.NoticeWords;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The list of what was told, and what is muted; made when it is first opened. */
final class NoticePane extends VBox {
  private static final int MOST_ROWS = 12;
  private static final int EMPTY_ROWS = 1;

  private final NoticeService notices;
  private final MuteMenu muteMenu;
  private final InstantSource time;
  private final Function<EnvironmentKey, String> names;
  private final Supplier<List<SavedView>> views;
  private final Consumer<EnvironmentKey> lead;
  private final Consumer<CommonCause> narrow;
  private final Consumer<NoticeLogEntry> showAll;
  private final ListView<NoticeLogEntry> list =
      named(new ListView<>(), "notices-list", "notices-list");
  private final VBox mutes = styled(new VBox(), "mutes");
  private final MenuButton mute = named(new MenuButton(text("notices.mute")), "notices-mute");
  private final Button clear = named(new Button(text("notices.clear")), "notices-clear");
  private final Label loading = named(styled(new Label(), Styles.TEXT_MUTED), "notices-loading");
  private final Label none = styled(Controls.wrapped(text("notices.empty")), Styles.TEXT_MUTED);
  private NoticesView shown = NoticesView.EMPTY;

  /**
   * @param names the name of an environment
   * @param views the saved views
   * @param lead shows an environment
   * @param narrow shows what began together
   * @param showAll shows all that are as those of an entry
   */
  NoticePane(
      NoticeService notices,
      InstantSource time,
      Function<EnvironmentKey, String> names,
      Supplier<List<SavedView>> views,
      Consumer<EnvironmentKey> lead,
      Consumer<CommonCause> narrow,
      Consumer<NoticeLogEntry> showAll,
      Runnable close) {
    this.notices = notices;
    this.time = time;
    this.names = names;
    this.views = views;
    this.lead = lead;
    this.narrow = narrow;
    this.showAll = showAll;
    muteMenu = new MuteMenu(notices, time);
    setId("notices");
    getStylesheets().add(StyleSheets.of("notices"));
    getChildren().setAll(head(close), mutes, list());
  }

  private HBox head(Runnable close) {
    Label title = styled(new Label(text("notices.title")), Styles.TEXT_BOLD);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    mute.setOnShowing(event -> fillMuteMenu());
    fillMuteMenu();
    clear.setOnAction(event -> notices.clear());
    Button hide =
        named(Controls.iconButton(Glyph.CLOSE, text("notices.close"), close), "notices-close");
    HBox head = styled(new HBox(title, loading, gap, mute, clear, hide), "notices-head");
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  private void fillMuteMenu() {
    mute.getItems().setAll(menu(text("mute.of-everything"), new MuteScope.Everything()));
    for (SavedView view : views.get()) {
      mute.getItems()
          .add(
              menu(
                  text("mute.of-view", view.name()),
                  new MuteScope.View(view.name(), view.filter())));
    }
  }

  private Menu menu(String name, MuteScope scope) {
    Menu menu = new Menu(name);
    menu.setMnemonicParsing(false);
    menu.getItems().setAll(muteMenu.items(scope));
    return menu;
  }

  private ListView<NoticeLogEntry> list() {
    list.setAccessibleText(text("notices.title"));
    list.setPlaceholder(none);
    list.setCellFactory(each -> new EntryCell(time));
    list.minHeightProperty().bind(list.fixedCellSizeProperty());
    list.prefHeightProperty().bind(height());
    list.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        go();
        event.consume();
      }
    });
    list.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        go();
      }
    });
    list.setOnContextMenuRequested(event -> {
      NoticeLogEntry entry = list.getSelectionModel().getSelectedItem();
      EnvironmentKey key = entry == null ? null : entry.news().environment();
      if (key != null) {
        menu(key).show(list, event.getScreenX(), event.getScreenY());
      }
      event.consume();
    });
    return list;
  }

  /** As high as its content, up to a limit. */
  private DoubleBinding height() {
    return Bindings.createDoubleBinding(
        () -> {
          double row = Math.max(1, Math.ceil(list.getFixedCellSize()));
          Insets around = list.getInsets();
          int rows = Math.clamp(list.getItems().size(), EMPTY_ROWS, MOST_ROWS);
          return row * rows + around.getTop() + around.getBottom();
        },
        list.getItems(),
        list.insetsProperty(),
        list.fixedCellSizeProperty());
  }

  private ContextMenu menu(EnvironmentKey key) {
    MenuItem go = Menus.item(text("notices.go"), () -> lead.accept(key));
    Menu muting = new Menu(text("mute.of-rows"));
    muting.getItems().setAll(muteMenu.items(List.of(key)));
    return new ContextMenu(go, muting);
  }

  private void go() {
    NoticeLogEntry entry = list.getSelectionModel().getSelectedItem();
    EnvironmentKey key = entry == null ? null : entry.news().environment();
    if (key != null) {
      lead.accept(key);
    } else if (entry != null && entry.news() instanceof NoticeEvent.FailedTogether(var cause)) {
      narrow.accept(cause);
    } else if (entry != null
        && (entry.news() instanceof NoticeEvent.Several
            || entry.news() instanceof NoticeEvent.FirstConnection)) {
      showAll.accept(entry);
    }
  }

  void show(NoticesView view) {
    if (!view.entries().equals(shown.entries())) {
      NoticeLogEntry selected = list.getSelectionModel().getSelectedItem();
      list.getItems().setAll(view.grouped());
      if (selected != null) {
        list.getSelectionModel().clearSelection();
        list.getItems().stream()
            .filter(entry -> isStill(entry, selected))
            .min(Comparator.comparing(entry -> entry.over() != selected.over()))
            .ifPresent(list.getSelectionModel()::select);
      }
    }
    clear.setDisable(view.entries().isEmpty() && view.loading() == 0);
    loading.setText(view.loading() == 0 ? "" : text("notices.loading", view.loading()));
    none.setVisible(view.loading() == 0);
    if (!view.mutes().equals(shown.mutes())) {
      mutes.getChildren().setAll(view.mutes().stream().map(this::line).toList());
    }
    shown = view;
  }

  /** Whether it is the entry of before, or has something of its group. */
  private static boolean isStill(NoticeLogEntry entry, NoticeLogEntry before) {
    return entry.number() == before.number()
        || entry.topic().kind() == before.topic().kind()
            && entry.at().equals(before.at())
            && !Collections.disjoint(environments(entry.news()), environments(before.news()));
  }

  private static List<EnvironmentKey> environments(NoticeEvent news) {
    if (news instanceof NoticeEvent.Several(List<NoticeEvent.OfEnvironment> of)) {
      return of.stream().map(NoticeEvent.OfEnvironment::key).toList();
    }
    EnvironmentKey only = news.environment();
    return only == null ? List.of() : List.of(only);
  }

  private HBox line(Mute acting) {
    String name = acting.scope() instanceof MuteScope.One(var key) ? names.apply(key) : "";
    Label words =
        filling(
            Controls.wrapped(
                NoticeWords.sentence(acting, name, time.instant(), ZoneId.systemDefault())));
    Button end = new Button(text("mute.end"));
    end.setMinWidth(USE_PREF_SIZE);
    end.setOnAction(event -> notices.unmute(acting.scope()));
    HBox line = styled(new HBox(words, end), "mute-line");
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  void takeFocus() {
    list.requestFocus();
    if (list.getSelectionModel().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }
}
