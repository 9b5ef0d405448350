package envwatch.ui.environments;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Fields that have a value, side by side in two columns, or in one where there is little room. */
final class FieldGrid extends GridPane {
  private final List<Field> fields;
  private final List<Field> wide;
  private double twoColumnsFrom;

  /** The second column has the expiration, which is long, wherever the owner is known. */
  private double secondColumnMore;

  private boolean twoColumns;
  private List<Field> shown = List.of();

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

  /** Arranges the fields anew where others have a value than before. */
  void showPresent() {
    if (!present().equals(shown)) {
      arrange(twoColumns);
    }
  }

  private List<Field> present() {
    return Stream.concat(fields.stream(), wide.stream()).filter(Field::present).toList();
  }

  private void arrange(boolean two) {
    twoColumns = two;
    shown = present();
    List<Field> narrow = shown.stream().filter(fields::contains).toList();
    getChildren().clear();
    getColumnConstraints().clear();
    for (int i = 0; i < (two ? 2 : 1); i++) {
      ColumnConstraints values = new ColumnConstraints();
      values.setHgrow(Priority.ALWAYS);
      values.setMinWidth(0);
      values.setPrefWidth(i == 0 ? 10 : 10 + secondColumnMore);
      getColumnConstraints().addAll(new ColumnConstraints(), values);
    }
    for (int i = 0; i < narrow.size(); i++) {
      place(narrow.get(i), two ? i / 2 : i, two ? i % 2 : 0, 1);
    }
    int rows = two ? (narrow.size() + 1) / 2 : narrow.size();
    for (int i = narrow.size(); i < shown.size(); i++) {
      place(shown.get(i), rows + i - narrow.size(), 0, REMAINING);
    }
  }

  private void place(Field field, int row, int column, int span) {
    add(field.label(), column * 2, row);
    add(field.value(), column * 2 + 1, row, span, 1);
    setValignment(field.label(), VPos.TOP);
    setValignment(field.value(), VPos.TOP);
    // As high as the row, a value would stand in the middle of it, below its name.
    setFillHeight(field.value(), false);
  }
}
