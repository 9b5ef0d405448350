package envwatch.ui.about;

import static envwatch.words.Messages.text;

import envwatch.ui.window.ChildWindow;
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
  private static final double WIDTH = 58;
  private static final double HEIGHT = 30;

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
    VBox left = new VBox();
    VBox right = new VBox();
    int half = (groups.stream().mapToInt(KeyList::rows).sum() + 1) / 2;
    int placed = 0;
    for (KeyGroup group : groups) {
      (placed < half ? left : right).getChildren().add(grid(group));
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

  private static Node grid(KeyGroup group) {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("key-group");
    Label title = new Label(group.title());
    title.getStyleClass().add("group-title");
    grid.add(title, 0, 0, 2, 1);
    for (KeyGroup.Entry entry : group.entries()) {
      Label keys = new Label(entry.keys());
      keys.getStyleClass().add("keys");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      Label meaning = new Label(entry.meaning());
      meaning.setWrapText(true);
      GridPane.setValignment(keys, VPos.TOP);
      GridPane.setHgrow(meaning, Priority.ALWAYS);
      grid.addRow(grid.getRowCount(), keys, meaning);
    }
    ColumnConstraints first = new ColumnConstraints();
    first.setMinWidth(Region.USE_PREF_SIZE);
    grid.getColumnConstraints().setAll(first);
    return grid;
  }
}
