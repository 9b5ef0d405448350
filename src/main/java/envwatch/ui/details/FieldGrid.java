package envwatch.ui.details;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Fields side by side in two columns, or in one where there is little room. */
final class FieldGrid extends GridPane {
  private final List<Field> fields;
  private final List<Field> wide;
  private double twoColumnsFrom;

  /** Moments stand in the second column. */
  private double secondColumnMore;

  private boolean twoColumns;

  /**
   * @param wide fields that take the whole width, below the others
   */
  FieldGrid(List<Field> fields, List<Field> wide) {
    this.fields = fields;
    this.wide = wide;
    getStyleClass().add("fields");
    arrange(true);
    widthProperty().subscribe(width -> choose(width.doubleValue()));
  }

  void fitToFont(double em) {
    twoColumnsFrom = 34 * em;
    secondColumnMore = 6 * em;
    arrange(getWidth() == 0 || getWidth() >= twoColumnsFrom);
  }

  private void choose(double width) {
    boolean two = width >= twoColumnsFrom;
    if (width > 0 && two != twoColumns) {
      arrange(two);
    }
  }

  private void arrange(boolean two) {
    twoColumns = two;
    getChildren().clear();
    getColumnConstraints().clear();
    for (int i = 0; i < (two ? 2 : 1); i++) {
      ColumnConstraints values = new ColumnConstraints();
      values.setHgrow(Priority.ALWAYS);
      values.setMinWidth(0);
      values.setPrefWidth(i == 0 ? 10 : 10 + secondColumnMore);
      getColumnConstraints().addAll(new ColumnConstraints(), values);
    }
    for (int i = 0; i < fields.size(); i++) {
      place(fields.get(i), two ? i / 2 : i, two ? i % 2 : 0, 1);
    }
    int rows = two ? (fields.size() + 1) / 2 : fields.size();
    for (int i = 0; i < wide.size(); i++) {
      place(wide.get(i), rows + i, 0, REMAINING);
    }
  }

  private void place(Field field, int row, int column, int span) {
    add(field.label(), column * 2, row);
    add(field.value(), column * 2 + 1, row, span, 1);
    VPos place = span == 1 ? VPos.CENTER : VPos.TOP;
    setValignment(field.label(), place);
    setValignment(field.value(), place);
  }
}
