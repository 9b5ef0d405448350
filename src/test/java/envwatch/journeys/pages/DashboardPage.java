package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.EnvironmentRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The main window. */
public final class DashboardPage {
  private final Hands hands;

  public DashboardPage(Stage window) {
    hands = new Hands(window);
  }

  public String title() {
    return hands.see(hands.window()::getTitle);
  }

  /** The status strip: connection, version, host. */
  public String connection() {
    return hands.words("connection");
  }

  /** The countdown beside it; empty while no password of ours is in the clipboard. */
  public String clipboardCountdown() {
    return hands.words("clipboard");
  }

  public String freshness() {
    return hands.words("freshness");
  }

  /** What a banner says; empty while it is not there. */
  public Optional<String> banner(String kind) {
    return hands.see(() ->
        hands.window().getScene().getRoot().lookupAll("#banner-" + kind + " .label").stream()
            .map(Labeled.class::cast)
            .map(Labeled::getText)
            .findFirst());
  }

  public void pressBannerButton(String kind) {
    hands.reachBanner("banner-" + kind);
    hands.click("banner-" + kind + "-button");
  }

  /** Presses the second button of a banner that has two. */
  public void closeBanner(String kind) {
    hands.reachBanner("banner-" + kind);
    hands.click("banner-" + kind + "-other-button");
  }

  public List<String> accessibilityFaults() {
    return hands.accessibilityFaults();
  }

  /** The texts that a screen reader gets. */
  public List<String> readAloud() {
    return hands.readAloud();
  }

  // ---- the list ----

  /** The names in the list, from the top. */
  public List<String> environments() {
    return hands.see(() -> list().getItems().stream().map(EnvironmentRow::name).toList());
  }

  public int environmentCount() {
    return hands.see(() -> list().getItems().size());
  }

  /** Whether every environment in the list was looked at with its machines. */
  public boolean allSeen() {
    return hands.see(() ->
        !list().getItems().isEmpty()
            && list().getItems().stream()
                .allMatch(row -> row.environment() != null && row.environment().complete()));
  }

  public List<String> selected() {
    return hands.see(() ->
        list().getSelectionModel().getSelectedItems().stream().map(EnvironmentRow::name).toList());
  }

  /**
   * Clicks an environment, after scrolling to it where needed. While data comes in, rows may move
   * under the mouse just before the click: then a person sees another one selected, and clicks
   * again.
   */
  public void select(String name) {
    await()
        .alias("selected: " + name)
        .until(() -> {
          scrollTo(name);
          row(name).ifPresent(hands::click);
          return selected().equals(List.of(name));
        });
  }

  public void scrollTo(String name) {
    hands.see(() -> {
      list().getItems().stream()
          .filter(row -> row.name().equals(name))
          .findFirst()
          .ifPresent(list()::scrollTo);
      return name;
    });
  }

  /** The name at the upper edge of the list, be it cut by the edge. */
  public String topRow() {
    return hands.see(() -> {
      list().layout();
      IndexedCell<?> first =
          ((VirtualFlow<?>) list().lookup(".virtual-flow")).getFirstVisibleCell();
      return first == null ? "" : ((EnvironmentRow) first.getItem()).name();
    });
  }

  /** Whether the row of this environment, which must be in sight, is dimmed. */
  public boolean stale(String name) {
    return hands.see(() ->
        row(name)
            .orElseThrow()
            .getPseudoClassStates()
            .contains(PseudoClass.getPseudoClass("stale")));
  }

  /**
   * Sorts as a click on the head of the column does. The click itself does nothing here: without a
   * display JavaFX takes every click for one that opens a menu, and heads leave those alone.
   */
  public void sortBy(String column) {
    hands.see(() ->
        list()
            .getSortOrder()
            .setAll(
                list().getColumns().stream().filter(each -> column.equals(each.getId())).toList()));
  }

  /** The column it is sorted by; empty for the usual order. */
  public String sortedBy() {
    return hands.see(
        () -> list().getSortOrder().isEmpty() ? "" : list().getSortOrder().getFirst().getId());
  }

  private Optional<Node> row(String name) {
    return hands.see(() ->
        rows().stream()
            .filter(row -> ((EnvironmentRow) row.getItem()).name().equals(name))
            .map(Node.class::cast)
            .findFirst());
  }

  private List<TableRow<?>> rows() {
    return list().lookupAll(".table-row-cell").stream()
        .<TableRow<?>>map(row -> (TableRow<?>) row)
        .filter(row -> row.isVisible() && !row.isEmpty())
        .toList();
  }

  @SuppressWarnings("unchecked")
  private TableView<EnvironmentRow> list() {
    return (TableView<EnvironmentRow>) hands.window().getScene().lookup("#environments");
  }

  // ---- filter and chips ----

  /** Types into the filter, behind what stands there. */
  public void filter(String text) {
    hands.press(KeyCode.CONTROL, KeyCode.F);
    hands.press(KeyCode.END);
    hands.type(text);
  }

  public String filterText() {
    return hands.words("filter");
  }

  /**
   * Clears filter and chip by Esc; the first one only closes what the filter offers, if it does.
   */
  public void escape() {
    closeCompletions();
    hands.press(KeyCode.ESCAPE);
  }

  private void closeCompletions() {
    if (!completions().isEmpty()) {
      hands.press(KeyCode.ESCAPE);
    }
  }

  /** Presses the button at the end of the filter. */
  public void clearFilter() {
    hands.click("filter-clear");
  }

  /** The ways to go on that the filter offers. */
  public List<String> completions() {
    return hands.completions();
  }

  /** Takes the first of them. */
  public void complete() {
    await().until(() -> !completions().isEmpty());
    hands.press(KeyCode.TAB);
  }

  /** Keeps the filter under a name; what it offers may lie over the button. */
  public void saveView(String name) {
    closeCompletions();
    hands.click("save-view");
    Hands dialog =
        new Hands(
            await().until(() -> hands.childWith("view-name"), Optional::isPresent).orElseThrow());
    dialog.type(name);
    dialog.press(KeyCode.ENTER);
  }

  public List<String> savedViews() {
    return hands.see(() ->
        hands.window().getScene().getRoot().lookupAll(".saved-view").stream()
            .map(chip -> ((Labeled) chip).getText())
            .toList());
  }

  public void pressSavedView(String name) {
    hands.click(
        hands.see(() ->
            hands.window().getScene().getRoot().lookupAll(".saved-view").stream()
                .filter(chip -> ((Labeled) chip).getText().equals(name))
                .findFirst()
                .orElseThrow()));
  }

  public void pressChip(String phase) {
    hands.click("chip-" + phase);
  }

  /** What stands where the environments would be; empty while there are some. */
  public String placeholder() {
    return hands.see(() ->
        hands.sees("placeholder-button")
            ? ((Labeled) list().lookup(".placeholder-title")).getText()
            : "");
  }

  public void pressPlaceholderButton() {
    hands.click("placeholder-button");
  }

  /** Presses the offer to ask the service for the host that was typed into the filter. */
  public void askForHost() {
    hands.click("ask-for-host");
  }

  // ---- the rest ----

  /** What a field of the details says. */
  public String detail(String name) {
    return hands.words("detail-" + name);
  }

  public AccessPage access() {
    return new AccessPage(hands);
  }

  public ClassesPage classes() {
    return new ClassesPage(hands);
  }

  public ClassesView openClasses() {
    hands.click("page-classes");
    return new ClassesView(hands);
  }

  public MachinesPage machines() {
    return new MachinesPage(hands);
  }

  /**
   * Chooses an account in the header, by its name or "All accounts"; from the menu itself, because
   * a headless click may miss a menu that is still opening.
   */
  public void showAccount(String name) {
    MenuButton accounts = (MenuButton) hands.find("account");
    OnJavaFx.run(() ->
        accounts.getItems().stream()
            .filter(item -> name.equals(item.getText()))
            .findFirst()
            .orElseThrow()
            .fire());
    await().until(() -> accountShown().equals(name));
  }

  public String accountShown() {
    return hands.words("account");
  }

  public SettingsPage openSettings() {
    hands.click("settings-button");
    return settings();
  }

  /** Opens the API console with its key. */
  public ConsolePage openConsole() {
    hands.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
    return console();
  }

  /** The API console, after something has opened it. */
  public ConsolePage console() {
    return await()
        .until(() -> hands.childWith("console-search").map(ConsolePage::new), Optional::isPresent)
        .orElseThrow();
  }

  /** Chooses an action below "Show the call" in the menu of the environment that is shown. */
  public ConsolePage showTheCall(String action) {
    MenuButton more = hands.find("action-more", MenuButton.class);
    MenuItem item =
        hands.see(() -> {
          more.getOnShowing().handle(new javafx.event.Event(MenuButton.ON_SHOWING));
          return more.getItems().stream()
              .filter(Menu.class::isInstance)
              .flatMap(menu -> ((Menu) menu).getItems().stream())
              .filter(one -> ("show-call-" + action).equals(one.getId()))
              .findFirst()
              .orElseThrow();
        });
    OnJavaFx.run(item::fire);
    return console();
  }

  /** Chooses "Invite end user" in the menu of the environment that is shown. */
  public InvitationPage inviteEndUser() {
    MenuButton more = hands.find("action-more", MenuButton.class);
    MenuItem item =
        hands.see(() -> {
          more.getOnShowing().handle(new javafx.event.Event(MenuButton.ON_SHOWING));
          return more.getItems().stream()
              .filter(one -> "item-invite-end-user".equals(one.getId()))
              .findFirst()
              .orElseThrow();
        });
    OnJavaFx.run(item::fire);
    return await()
        .until(() -> hands.childWith("invite-email").map(InvitationPage::new), Optional::isPresent)
        .orElseThrow();
  }

  /** The dialog, after something has opened it. */
  public SettingsPage settings() {
    return await()
        .until(() -> hands.childWith("settings-ok").map(SettingsPage::new), Optional::isPresent)
        .orElseThrow();
  }

  /** What the context menu of a table offers, without lines; it is pictured, and closed again. */
  public List<MenuItem> menuOf(String table, String picture) {
    Node node = hands.window().getScene().lookup("#" + table + ".table-view");
    OnJavaFx.run(() -> {
      if (node instanceof TableView<?> view && view.getSelectionModel().isEmpty()) {
        view.getSelectionModel().selectFirst();
      }
      Event.fireEvent(
          node,
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              5,
              5,
              5,
              5,
              true,
              new PickResult(node, 5, 5)));
    });
    ContextMenu menu =
        hands.see(() ->
            Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .findFirst()
                .orElseThrow());
    Pictures.takeShown(hands.see(menu::getScene), AppearanceSettings.DEFAULT, picture);
    OnJavaFx.run(menu::hide);
    return menu.getItems().stream().filter(item -> !(item instanceof SeparatorMenuItem)).toList();
  }

  /** Goes from the list to the machines of the environment that is selected. */
  public void goToMachines() {
    hands.press(KeyCode.ENTER);
  }

  /** Shows the list of notices, or hides it. */
  public void toggleNotices() {
    hands.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
  }

  /** Whether the names of the list's columns are within the place of the list. */
  public boolean headingInSight() {
    return hands.see(() -> {
      Node place = hands.window().getScene().lookup("#split");
      Bounds heading = inScene(list().lookup(".column-header-background"));
      return inScene(place).contains(heading);
    });
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  public void resize(double width, double height) {
    hands.see(() -> {
      hands.window().setWidth(width);
      hands.window().setHeight(height);
      return width;
    });
    await()
        .until(() ->
            hands.see(() -> hands.window().getScene().getRoot().getLayoutBounds().getWidth())
                <= width);
  }

  /** Whether these parts of the window are beside each other, and not below each other. */
  public boolean inOneRow(String... ids) {
    List<Bounds> places =
        Stream.of(ids)
            .map(hands::find)
            .map(part -> hands.see(() -> part.localToScene(part.getLayoutBounds())))
            .toList();
    return places.stream()
        .allMatch(place ->
            place.getMinY() < places.getFirst().getMaxY()
                && place.getMaxY() > places.getFirst().getCenterY());
  }

  /** Where the Tab key stops from the filter on until it is there again, by id or by kind. */
  public List<String> tabStops() {
    int most = 60;
    hands.press(KeyCode.CONTROL, KeyCode.F);
    Node first = focused();
    List<String> stops = new ArrayList<>();
    do {
      hands.press(KeyCode.TAB);
      Node stop = focused();
      stops.add(stop.getId() == null ? stop.getClass().getSimpleName() : stop.getId());
    } while (focused() != first && stops.size() < most);
    return stops;
  }

  private Node focused() {
    return hands.see(() -> hands.window().getScene().getFocusOwner());
  }

  public void lookNow() {
    hands.press(KeyCode.F5);
  }

  public void quit() {
    hands.press(KeyCode.CONTROL, KeyCode.Q);
  }
}
