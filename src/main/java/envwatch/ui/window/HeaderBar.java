package envwatch.ui.window;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.DashboardCommands;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * Account, filter, and the ways to everything else. Its buttons say what they are for where there
 * is room for words, the least clear ones first.
 */
final class HeaderBar extends VBox {
  /** Below this width, in ems, the buttons of the pages stand above everything else. */
  private static final double PAGES_BESIDE = 70;

  /** From this width on, in ems, buttons have words: 1180 pixels at the usual font. */
  private static final double WORDS_FROM = 84;

  /** What words leave to the filter, in ems: 240 pixels at the usual font. */
  private static final double FILTER_KEPT = 17.2;

  private static final PseudoClass WORDED = PseudoClass.getPseudoClass("worded");

  private final DashboardModel model;
  private final DashboardCommands commands;
  private final HBox row = new HBox();
  private final HBox found;
  private final List<Labeled> buttons = new ArrayList<>();
  private final AccountMenu accounts;
  private final HeaderFilter filter;
  private final MenuButton more = new MenuButton(null, new Icon(Glyph.MORE_VERT));
  private @Nullable Pages pages;
  private double em = Font.getDefault().getSize();

  /**
   * @param look looks at everything now
   */
  public HeaderBar(DashboardModel model, DashboardCommands commands, Runnable look) {
    this.model = model;
    this.commands = commands;
    accounts = new AccountMenu(model);
    filter = new HeaderFilter(model);
    found = styled(new HBox(filter.field(), filter.matches()), "header-filter");
    HBox.setHgrow(found, Priority.ALWAYS);
    row.getStyleClass().add("header");
    Button refresh = refresh(look);
    Button settings = settings();
    row.getChildren().addAll(accounts.button(), readOnly(), found, refresh, settings, more());
    getChildren().add(row);
    buttons.addAll(List.of(refresh, settings));
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

  /** Adds buttons of capabilities, which are less known than those of every program. */
  public void addControls(List<? extends Labeled> controls) {
    row.getChildren().addAll(row.getChildren().indexOf(buttons.getFirst()), controls);
    buttons.addAll(0, controls);
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

  /** The items of the menu. */
  List<MenuItem> items() {
    return more.getItems();
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

  @Override
  protected void layoutChildren() {
    giveWords();
    super.layoutChildren();
  }

  /**
   * As many as the filter leaves room for. What is found takes its room of the filter: it comes
   * while a person types, and moves no button.
   */
  private void giveWords() {
    double room =
        getWidth() < WORDS_FROM * em
            ? 0
            : getWidth() - row.snappedLeftInset() - row.snappedRightInset() - lengthWithoutWords();
    boolean words = true;
    for (Labeled button : buttons) {
      room -= lengthOfWords(button);
      words &= room >= 0;
      if (words != button.getPseudoClassStates().contains(WORDED)) {
        button.pseudoClassStateChanged(WORDED, words);
        button.requestLayout();
      }
    }
  }

  private double lengthWithoutWords() {
    List<Node> shown = row.getChildren().stream().filter(Node::isManaged).toList();
    double length = row.getSpacing() * (shown.size() - 1);
    for (Node node : shown) {
      length += node == found ? FILTER_KEPT * em : node.prefWidth(-1);
    }
    for (Labeled button : buttons) {
      length -= button.getContentDisplay() == ContentDisplay.LEFT ? lengthOfWords(button) : 0;
    }
    return length;
  }

  private static double lengthOfWords(Labeled button) {
    return button.getGraphicTextGap() + Controls.widthOf(button.getText(), button.getFont());
  }

  private static Button refresh(Runnable look) {
    return Controls.iconButton(
        "refresh",
        Glyph.REFRESH,
        text("header.refresh"),
        Keys.REFRESH.tip(text("header.refresh")),
        look);
  }

  private Button settings() {
    return Controls.iconButton(
        "settings-button",
        Glyph.SETTINGS,
        text("header.settings"),
        Keys.SETTINGS.tip(text("header.settings")),
        commands::openSettings);
  }

  private Node more() {
    more.setId("more");
    Menus.insideWindow(more);
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
