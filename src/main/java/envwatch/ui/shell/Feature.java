package envwatch.ui.shell;

import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import java.util.List;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A capability of the window, and the only way in which one reaches it. Whatever it does not have
 * it leaves out. Everything is asked for on the JavaFX thread.
 */
public interface Feature extends AutoCloseable {
  /** Brings the panel that fires it in front of the others in the foot. */
  EventType<Event> ABOUT_OTHERS = new EventType<>("about-others");

  /** Pages in addition to the environments. Asked for once. */
  default List<Page> pages() {
    return List.of();
  }

  /**
   * Adds what a person should know, whatever page is shown; more may come and go later. Asked for
   * once.
   */
  default void addBanners(ObservableList<Banner> banners) {}

  /**
   * Buttons of the header, before those of the program: an icon, and a text that stands beside it
   * where there is room. Asked for once.
   */
  default List<Labeled> headerItems() {
    return List.of();
  }

  /** Lists over the page, below what opens them. Asked for once. */
  default List<Overlay> overlays() {
    return List.of();
  }

  /** Controls in the row next to the name of the selected environment. Asked for once. */
  default List<Region> barItems() {
    return List.of();
  }

  /** Controls at the end of that row. Asked for once. */
  default List<Region> barEndItems() {
    return List.of();
  }

  /**
   * What mends what is wrong with an environment; null where it knows nothing. Asked for whenever
   * that may be something else.
   */
  default @Nullable Offer troubleOffer(EnvironmentRow row) {
    return null;
  }

  /** Shown below the head of the selected environment's details. Asked for once. */
  default List<Node> detailItems() {
    return List.of();
  }

  /** Shown below the machines where these leave room. Asked for once. */
  default List<Node> belowMachines() {
    return List.of();
  }

  /** Tabs in addition to machines and facts. Asked for once. */
  default List<DetailTab> detailTabs() {
    return List.of();
  }

  /** Columns at the end of the environment list. Asked for once. */
  default List<TableColumn<EnvironmentRow, ?>> environmentColumns() {
    return List.of();
  }

  /** Controls at the right of the status strip. Asked for once. */
  default List<Node> stripItems() {
    return List.of();
  }

  /**
   * What is shown in the foot while it is visible: one line, which fires {@link #ABOUT_OTHERS} when
   * it comes to be about something else. Asked for once.
   */
  default List<Node> panels() {
    return List.of();
  }

  /** The same where it is about the list of environments: not below other pages. Asked for once. */
  default List<Node> listPanels() {
    return List.of();
  }

  /** Items of the menu of the window. Asked for once. */
  default List<MenuItem> windowItems() {
    return List.of();
  }

  /** Items of the menu of accounts, about those that are shown; asked for each time it opens. */
  default List<MenuItem> accountItems() {
    return List.of();
  }

  /** Items of a context menu over these rows; asked for each time it opens. */
  default List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return List.of();
  }

  /** Items of a context menu over these machines; asked for each time it opens. */
  default List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    return List.of();
  }

  /**
   * Menus over what is selected on a page of its own while that is shown, called by what they are
   * over; asked for each time the palette opens.
   */
  default List<Menu> selectedMenus() {
    return List.of();
  }

  /**
   * What of its own a person can be brought to by name; asked for each time the palette opens. The
   * tip of each says what it is.
   */
  default List<Offer> destinations() {
    return List.of();
  }

  /** Asked for once. */
  default List<Shortcut> shortcuts() {
    return List.of();
  }

  /**
   * Keys that a person has chosen; asked for again whenever the settings have changed.
   *
   * @param machine the machine that is selected; null for none
   */
  default List<Shortcut> ownShortcuts(Supplier<@Nullable MachineRow> machine) {
    return List.of();
  }

  /**
   * A link to what one of its pages shows, as text; null where there is nothing.
   *
   * @param page the id of a page, of whichever capability
   */
  default @Nullable String linkOn(String page) {
    return null;
  }

  /** A person asked for what is new: rows that keep their places go where they belong. */
  default void refreshed() {}

  /** The settings have changed. */
  default void settingsChanged() {}

  /**
   * A person wants to quit.
   *
   * @param quit to be run once, at once or after the person has agreed; not at all if they did not
   */
  default void beforeQuit(Runnable quit) {
    quit.run();
  }

  /** The window is closed. */
  @Override
  default void close() {}
}
