package envwatch.ui.about;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.dialog.ChildWindow;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Every key and what it does, in two columns. */
public final class KeyList {
  private static final double WIDTH = 62;
  private static final double HEIGHT = 37;

  private final List<KeyGroup> groups;

  public KeyList(List<KeyGroup> groups) {
    this.groups = List.copyOf(groups);
  }

  /** Opens over the window, which stays usable, so that keys can be tried at once. */
  public void open(Window owner) {
    ScrollPane scroll = new ScrollPane(columns());
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Button close = new Button(text("keys.close"));
    close.setId("keys-close");
    close.setDefaultButton(true);
    HBox buttons = new HBox(close);
    buttons.getStyleClass().add("window-buttons");
    VBox content = new VBox(scroll, buttons);
    content.getStyleClass().add("key-list-window");
    ChildWindow window =
        new ChildWindow(owner, Modality.NONE, text("keys.title"), content, WIDTH, HEIGHT);
    close.setOnAction(event -> window.stage().close());
    window.show();
    close.requestFocus();
  }

  private Node columns() {
    GridPane left = column();
    GridPane right = column();
    int half = (groups.stream().mapToInt(KeyList::rows).sum() + 1) / 2;
    int placed = 0;
    for (KeyGroup group : groups) {
      add(group, placed < half ? left : right);
      placed += rows(group);
    }
    GridPane columns = new GridPane();
    columns.getStyleClass().add("key-list");
    columns.addRow(0, left, right);
    for (int column = 0; column < 2; column++) {
      ColumnConstraints equal = new ColumnConstraints();
      equal.setPercentWidth(50);
      columns.getColumnConstraints().add(equal);
    }
    return columns;
  }

  private static int rows(KeyGroup group) {
    return group.entries().size() + 1;
  }

  private static GridPane column() {
    GridPane column = new GridPane();
    column.getStyleClass().add("key-column");
    ColumnConstraints keys = new ColumnConstraints();
    keys.setMinWidth(Region.USE_PREF_SIZE);
    column.getColumnConstraints().setAll(keys);
    GridPane.setValignment(column, VPos.TOP);
    return column;
  }

  private static void add(KeyGroup group, GridPane column) {
    Label title = new Label(group.title());
    title.getStyleClass().add("group-title");
    column.add(title, 0, column.getRowCount(), 2, 1);
    for (KeyGroup.Entry entry : group.entries()) {
      Label keys = new Label(entry.keys());
      keys.getStyleClass().add("keys");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      Label meaning = new Label(entry.meaning());
      meaning.setWrapText(true);
      GridPane.setValignment(keys, VPos.TOP);
      GridPane.setHgrow(meaning, Priority.ALWAYS);
      column.addRow(column.getRowCount(), keys, meaning);
    }
  }
}
