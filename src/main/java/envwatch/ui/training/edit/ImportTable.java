package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.training.RosterLine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.training.edit.ImportRow.State;
import envwatch.words.PlainText;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/** The lines of a file of students. */
final class ImportTable extends TableView<ImportRow> {
  ImportTable(ObservableList<ImportRow> rows) {
    super(rows);
    setId("import-lines");
    getStyleClass().addAll(Styles.DENSE, "rows");
    setAccessibleText(text("classes.import.lines"));
    setPlaceholder(new Label(text("classes.import.none")));
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
    column("line", 4, line -> String.valueOf(line.number())).getStyleClass().add("number-column");
    column("email", 15, line -> line.email().isEmpty() ? "" : PlainText.line(line.email()));
    column("first-name", 10, line -> PlainText.line(line.firstName()));
    column("last-name", 10, line -> PlainText.line(line.lastName()));
    TableColumn<ImportRow, State> state = new TableColumn<>(text("classes.import.state"));
    state.setSortable(false);
    state.setPrefWidth(320);
    state.setCellValueFactory(row -> row.getValue().state());
    state.setCellFactory(column -> new StateCell());
    getColumns().add(state);
  }

  private TableColumn<ImportRow, String> column(
      String name, int ems, Function<RosterLine, String> words) {
    TableColumn<ImportRow, String> column = new TableColumn<>(text("classes.import." + name));
    column.setSortable(false);
    column.setPrefWidth(ems * 14);
    column.setCellValueFactory(
        row -> new ReadOnlyObjectWrapper<>(words.apply(row.getValue().line())));
    column.setCellFactory(owner -> new TextCell());
    getColumns().add(column);
    return column;
  }

  /** A cell whose text is told in full where it is cut. */
  private static final class TextCell extends TableCell<ImportRow, String> {
    @Override
    protected void updateItem(@Nullable String words, boolean empty) {
      super.updateItem(words, empty);
      setText(words);
      Controls.tip(this, words == null || words.isEmpty() ? null : words);
    }
  }

  private static final class StateCell extends TableCell<ImportRow, State> {
    private final Icon icon = new Icon();

    StateCell() {
      getStyleClass().add("import-state");
    }

    @Override
    protected void updateItem(@Nullable State state, boolean empty) {
      super.updateItem(state, empty);
      if (state == null || empty) {
        setText(null);
        setGraphic(null);
        Controls.tip(this, null);
        Icons.mark(this, null);
        return;
      }
      setText(state.words());
      Controls.tip(this, state.words());
      icon.setGlyph(state.step().icon);
      setGraphic(icon);
      Icons.mark(this, state.step().phase);
    }
  }
}
