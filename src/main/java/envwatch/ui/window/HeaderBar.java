package envwatch.ui.window;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.DashboardCommands;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/** Account, filter, freshness, and the ways to everything else. */
final class HeaderBar extends VBox {
  /** Below this width, in ems, the buttons of the pages stand above everything else. */
  private static final double PAGES_BESIDE = 70;

  /** Refresh, settings, and the menu. */
  private static final int OWN_BUTTONS = 3;

  private final DashboardModel model;
  private final DashboardCommands commands;
  private final HBox row = new HBox();
  private final AccountMenu accounts;
  private final HeaderFilter filter;
  private final MenuButton more = new MenuButton(null, new Icon(Glyph.MORE_VERT));
  private @Nullable Pages pages;
  private double em = Font.getDefault().getSize();

  public HeaderBar(DashboardModel model, DashboardCommands commands) {
    this.model = model;
    this.commands = commands;
    accounts = new AccountMenu(model);
    filter = new HeaderFilter(model);
    row.getStyleClass().add("header");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.SOMETIMES);
    row.getChildren()
        .addAll(
            accounts.button(),
            readOnly(),
            filter.field(),
            filter.matches(),
            gap,
            new Freshness(model),
            refresh(),
            settings(),
            more());
    getChildren().add(row);
  }

  /** There only while every action is refused. */
  private Node readOnly() {
    Label badge = new Label(text("header.read-only"), new Icon(Glyph.LOCK));
    badge.setId("read-only");
    badge.getStyleClass().add("badge");
    badge.setMinWidth(USE_PREF_SIZE);
    Controls.tip(badge, text("settings.security.read-only.hint"));
    badge.managedProperty().bind(badge.visibleProperty());
    model.alertsProperty().subscribe(alerts -> badge.setVisible(alerts.readOnly()));
    return badge;
  }

  /** Adds controls of capabilities. */
  public void addControls(List<Region> controls) {
    row.getChildren().addAll(row.getChildren().size() - OWN_BUTTONS, controls);
  }

  /** Adds items of capabilities to the menu of accounts. */
  public void addAccountItems(Supplier<List<MenuItem>> items) {
    accounts.add(items);
  }

  /** Adds items of capabilities to the menu, after the first one. */
  public void addItems(List<MenuItem> items) {
    if (!items.isEmpty()) {
      List<MenuItem> added = new ArrayList<>(items);
      added.addFirst(new SeparatorMenuItem());
      added.add(new SeparatorMenuItem());
      more.getItems().addAll(1, added);
    }
  }

  /** Shows the buttons of the pages, and the filter of the page that is shown. */
  public void show(Pages pages) {
    this.pages = pages;
    pages.currentProperty().subscribe(page -> filter.use(page.filter()));
    widthProperty().subscribe(this::placePages);
    placePages();
  }

  public void fitToFont(double size) {
    em = size;
    placePages();
  }

  private void placePages() {
    if (pages != null && pages.several()) {
      boolean beside = getWidth() == 0 || getWidth() >= PAGES_BESIDE * em;
      Pane wanted = beside ? row : this;
      Node buttons = pages.buttons();
      if (buttons.getParent() != wanted) {
        Pane before = (Pane) buttons.getParent();
        if (before != null) {
          before.getChildren().remove(buttons);
        }
        wanted.getChildren().addFirst(buttons);
      }
    }
  }

  private Node refresh() {
    Button refresh =
        Controls.iconButton(
            Glyph.REFRESH, Keys.REFRESH.tip(text("header.refresh")), commands::lookNow);
    refresh.setId("refresh");
    return refresh;
  }

  private Node settings() {
    Button settings =
        Controls.iconButton(
            Glyph.SETTINGS, Keys.SETTINGS.tip(text("header.settings")), commands::openSettings);
    settings.setId("settings-button");
    return settings;
  }

  private Node more() {
    more.setId("more");
    more.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, "icon-button", "no-arrow");
    more.setAccessibleText(text("header.more"));
    Controls.tip(more, text("header.more"));
    MenuItem pause = new MenuItem();
    pause.setId("pause");
    model
        .worldProperty()
        .subscribe(world -> pause.setText(text(world.paused() ? "header.resume" : "header.pause")));
    pause.setOnAction(event -> {
      if (model.worldProperty().get().paused()) {
        commands.resume();
      } else {
        commands.pause();
      }
    });
    more.getItems()
        .addAll(
            pause,
            item(Keys.KEYS.tip(text("header.keys")), commands::showKeys),
            item(text("header.about"), commands::showAbout));
    return more;
  }

  private static MenuItem item(String label, Runnable action) {
    MenuItem item = new MenuItem(label);
    item.setOnAction(event -> action.run());
    return item;
  }

  /**
   * @param next run when the person is done with the filter and goes on to what it narrows
   */
  public void onFiltered(Runnable next) {
    filter.onFiltered(next);
  }

  public TextField filterField() {
    return filter.field();
  }
}
