package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.ObservedInterval;
import envwatch.model.EnvironmentKey;
import envwatch.ui.history.EventsModel.Shown;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.StyleSheets;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The page of events. */
final class EventsPage extends VBox {
  /** The part of the page that is left to the details of an event. */
  private static final double MOST_DETAILS = 0.3;

  private final EventsModel events;
  private final Consumer<String> copy;
  private final Consumer<EnvironmentKey> lead;
  private final EventTable table;
  private final EventDetails details = new EventDetails();
  private final Label notKept = Controls.wrapped(text("activity.not-kept"));
  private final HBox older = older();

  /** The keyboard came here before there was an event. */
  private boolean selectsFirst;

  /**
   * @param copy puts a text into the clipboard
   * @param lead shows an environment in the list
   * @param export saves events as a file
   */
  EventsPage(
      EventsModel events,
      Consumer<String> copy,
      Consumer<EnvironmentKey> lead,
      Consumer<List<Event>> export) {
    this.events = events;
    this.copy = copy;
    this.lead = lead;
    setId("events-page");
    getStyleClass().add("events-page");
    getStylesheets().add(StyleSheets.of("history"));
    table = new EventTable(events::text);
    table.table().setPlaceholder(new EventsPlaceholder(events));
    // The list takes what the others leave; wishes of its own would squeeze the details.
    table.table().setPrefHeight(0);
    VBox.setVgrow(table.table(), Priority.ALWAYS);
    notKept.getStyleClass().add("event-note");
    notKept.setId("events-not-kept");
    notKept.managedProperty().bind(notKept.visibleProperty());
    EventsBar bar =
        new EventsBar(
            events,
            () -> copy(events.shownProperty().get().events()),
            () -> export.accept(shown()));
    // In a low window they are scrolled, so that the list stays readable.
    details.maxHeightProperty().bind(heightProperty().multiply(MOST_DETAILS));
    getChildren().setAll(bar, notKept, table.table(), older, details);
    events.shownProperty().subscribe(this::show);
    sceneProperty().subscribe(scene -> events.show(scene != null));
    followSelection();
    Label ordinary = new Label();
    ordinary.fontProperty().subscribe(table::fit);
    Controls.show(ordinary, false);
    getChildren().add(ordinary);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private List<Event> shown() {
    return events.shownProperty().get().events();
  }

  private void followSelection() {
    table
        .table()
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<Event>) change -> showDetails());
    table.table().addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    table.table().addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::openMenu);
  }

  private void showDetails() {
    List<Event> selected = table.selected();
    details.show(selected.size() == 1 ? selected.getFirst() : null, events.text(), looking());
  }

  private List<ObservedInterval> looking() {
    return events.shownProperty().get().looking();
  }

  private HBox older() {
    Label words = new Label(text("events.older.words"));
    Button show = new Button(text("events.older"));
    show.setId("events-older");
    show.setOnAction(event -> events.showOlder());
    HBox line = new HBox(words, show);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("event-note");
    line.setMinHeight(USE_PREF_SIZE);
    line.managedProperty().bind(line.visibleProperty());
    return line;
  }

  private void show(Shown shown) {
    notKept.setVisible(!shown.kept());
    older.setVisible(!shown.complete());
    if (!shown.events().equals(table.table().getItems())) {
      table.show(shown.events());
    } else {
      // What still lasts has lasted for longer.
      table.table().refresh();
    }
    selectFirst();
    showDetails();
  }

  private void selectFirst() {
    if (selectsFirst && !table.table().getItems().isEmpty()) {
      selectsFirst = false;
      if (table.table().getSelectionModel().isEmpty()) {
        table.table().getSelectionModel().selectFirst();
      }
    }
  }

  private void pressed(KeyEvent event) {
    if (Keys.COPY.matches(event)) {
      event.consume();
      copySelected();
    } else if (Keys.DETAILS.matches(event) && event.getTarget() == table.table()) {
      event.consume();
      lead();
    }
  }

  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
      lead();
    }
  }

  private void openMenu(ContextMenuEvent event) {
    List<Event> selected = table.selected();
    if (!selected.isEmpty()) {
      MenuItem show = new MenuItem(Keys.DETAILS.tip(text("events.lead")));
      show.setId("events-lead");
      show.setDisable(environment() == null);
      show.setOnAction(action -> lead());
      MenuItem copySelected = new MenuItem(Keys.COPY.tip(text("events.copy")));
      copySelected.setOnAction(action -> copySelected());
      ContextMenu menu = new ContextMenu(show, copySelected);
      menu.show(table.table(), event.getScreenX(), event.getScreenY());
      event.consume();
    }
  }

  private @Nullable EnvironmentKey environment() {
    Event last = table.table().getSelectionModel().getSelectedItem();
    return last == null ? null : last.environment();
  }

  private void lead() {
    EnvironmentKey key = environment();
    if (key != null) {
      lead.accept(key);
    }
  }

  private void copySelected() {
    List<Event> selected = table.selected();
    if (!selected.isEmpty()) {
      copy(selected);
    }
  }

  private void copy(List<Event> some) {
    copy.accept(events.text().lines(some));
  }

  /** The table takes the keyboard, on the newest event. */
  @Override
  public void requestFocus() {
    selectsFirst = true;
    selectFirst();
    table.table().requestFocus();
  }
}
