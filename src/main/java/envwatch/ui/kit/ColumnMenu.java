package envwatch.ui.kit;

import envwatch.words.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Side;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

/** The menu in the corner of a table: which columns are shown, and the way back to the usual. */
public final class ColumnMenu<S> {
  private static final Set<KeyCode> OPENING = Set.of(KeyCode.SPACE, KeyCode.ENTER, KeyCode.DOWN);

  private final TableView<S> table;
  private final ColumnWidths<S> widths;
  private final List<TableColumn<S, ?>> usual;
  private final List<TableColumn<S, ?>> shown;

  private ColumnMenu(TableView<S> table, ColumnWidths<S> widths) {
    this.table = table;
    this.widths = widths;
    usual = List.copyOf(table.getColumns());
    shown = usual.stream().filter(TableColumn::isVisible).toList();
  }

  /** To be called while the columns of the table are as they come. */
  public static <S> void attach(TableView<S> table, ColumnWidths<S> widths) {
    ColumnMenu<S> menu = new ColumnMenu<>(table, widths);
    table.setTableMenuButtonVisible(true);
    table.skinProperty().addListener(property -> menu.takeCorner());
  }

  /** In the place of the table's own menu, which cannot be added to. */
  private void takeCorner() {
    Node corner = table.lookup(".show-hide-columns-button");
    if (corner != null) {
      corner.setFocusTraversable(true);
      corner.setAccessibleRole(AccessibleRole.MENU_BUTTON);
      corner.setAccessibleText(Messages.text("columns.choose"));
      corner.setOnMousePressed(event -> open(corner, event));
      corner.setOnKeyPressed(event -> {
        if (OPENING.contains(event.getCode())) {
          open(corner, event);
        }
      });
    }
  }

  private void open(Node corner, Event event) {
    menu().show(corner, Side.BOTTOM, 0, 0);
    event.consume();
  }

  private ContextMenu menu() {
    ContextMenu menu = new ContextMenu();
    for (TableColumn<S, ?> column : table.getColumns()) {
      CheckMenuItem item = new CheckMenuItem(column.getText());
      item.setSelected(column.isVisible());
      item.setOnAction(event -> column.setVisible(item.isSelected()));
      menu.getItems().add(item);
    }
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            Menus.item("reset-columns", Messages.text("columns.reset"), this::reset));
    return menu;
  }

  private void reset() {
    List<TableColumn<S, ?>> sorted = new ArrayList<>(table.getSortOrder());
    table.getColumns().setAll(usual);
    usual.forEach(column -> column.setVisible(shown.contains(column)));
    table.getSortOrder().setAll(sorted);
    widths.reset();
  }
}
