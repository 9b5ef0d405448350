package envwatch.app;

import envwatch.ui.kit.Controls;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Every text of all windows: on screen, in titles and tooltips, in menus, and read aloud. */
final class ShownTexts {
  private final Set<String> texts = new TreeSet<>();

  private ShownTexts() {}

  /** Of all windows that are open; on the JavaFX thread. */
  static Set<String> all() {
    ShownTexts shown = new ShownTexts();
    List.copyOf(Window.getWindows()).forEach(shown::window);
    return shown.texts;
  }

  private void window(Window window) {
    if (window instanceof Stage stage) {
      add(stage.getTitle());
    }
    if (window instanceof ContextMenu menu) {
      menu.getItems().forEach(this::item);
    }
    if (window instanceof Tooltip tip) {
      add(tip.getText());
    }
    Scene scene = window.getScene();
    if (scene != null) {
      scene.getRoot().applyCss();
      scene.getRoot().layout();
      node(scene.getRoot());
    }
  }

  private void node(Node node) {
    add(node.getAccessibleText());
    add(node.getAccessibleHelp());
    node.getProperties().values().stream()
        .filter(Tooltip.class::isInstance)
        .map(Tooltip.class::cast)
        .forEach(this::tip);
    if (node instanceof Control control) {
      tip(control.getTooltip());
      if (control.getContextMenu() != null) {
        control.getContextMenu().getItems().forEach(this::item);
      }
    }
    add(Objects.toString(Controls.tipOf(node), null));
    switch (node) {
      case Text text -> add(text.getText());
      case MenuButton button -> {
        add(button.getText());
        button.getItems().forEach(this::item);
      }
      case Labeled labeled -> add(labeled.getText());
      case TextInputControl input -> {
        add(input.getText());
        add(input.getPromptText());
      }
      case ComboBox<?> box -> choices(box);
      case TableView<?> table -> cells(table);
      default -> {}
    }
    if (node instanceof Parent parent) {
      List.copyOf(parent.getChildrenUnmodifiable()).forEach(this::node);
    }
  }

  private <T> void choices(ComboBox<T> box) {
    if (box.getCellFactory() == null) {
      box.getItems().forEach(each -> add(box.getConverter().toString(each)));
      return;
    }
    ListView<T> list = new ListView<>(box.getItems());
    for (int i = 0; i < box.getItems().size(); i++) {
      ListCell<T> cell = box.getCellFactory().call(list);
      cell.updateListView(list);
      cell.updateIndex(i);
      add(cell.getText());
    }
  }

  /** Also of columns that scrolling would show, and of rows below the edge. */
  private <T> void cells(TableView<T> table) {
    for (TableColumn<T, ?> column : table.getColumns()) {
      add(column.getText());
      for (T row : table.getItems()) {
        Object value = column.getCellData(row);
        if (value instanceof String text) {
          add(text);
        }
      }
    }
  }

  private void tip(@Nullable Tooltip tip) {
    if (tip != null) {
      add(tip.getText());
      if (tip.getGraphic() != null) {
        node(tip.getGraphic());
      }
    }
  }

  private void item(MenuItem item) {
    add(item.getText());
    if (item.getGraphic() != null) {
      node(item.getGraphic());
    }
    if (item instanceof Menu menu) {
      new ArrayList<>(menu.getItems()).forEach(this::item);
    }
  }

  private void add(@Nullable String text) {
    if (text != null && !text.isBlank()) {
      texts.add(text);
    }
  }
}
