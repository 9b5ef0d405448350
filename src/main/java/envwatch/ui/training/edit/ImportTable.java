package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.training.RosterLine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.training.edit.ChangeSender.Result;
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
    setAccessibleText(text("classes.import.lines"));
    setPlaceholder(new Label(text("classes.import.none")));
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
    column("line", 4, line -> String.valueOf(line.number()));
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

  private void column(String name, int ems, Function<RosterLine, String> words) {
    TableColumn<ImportRow, String> column = new TableColumn<>(text("classes.import." + name));
    column.setSortable(false);
    column.setPrefWidth(ems * 14);
    column.setCellValueFactory(
        row -> new ReadOnlyObjectWrapper<>(words.apply(row.getValue().line())));
    column.setCellFactory(owner -> new TextCell());
    getColumns().add(column);
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
      String words = ImportWords.sentence(state);
      setText(words);
      Controls.tip(this, words);
      icon.setGlyph(icon(state));
      setGraphic(icon);
      Icons.mark(this, phase(state));
    }

    private static Glyph icon(State state) {
      return switch (state) {
        case State.Ready ready -> Glyph.PERSON_ADD;
        case State.Waiting waiting -> Glyph.HOURGLASS_EMPTY;
        case State.Faulty faulty -> Glyph.WARNING;
        case State.Done(Result.Accepted accepted) -> Glyph.CHECK_CIRCLE;
        case State.Done done -> Glyph.ERROR;
      };
    }

    private static @Nullable Phase phase(State state) {
      return switch (state) {
        case State.Ready ready -> null;
        case State.Waiting waiting -> Phase.CHANGING;
        case State.Faulty faulty -> Phase.EXPIRING;
        case State.Done(Result.Accepted accepted) -> Phase.RUNNING;
        case State.Done done -> Phase.PROBLEM;
      };
    }
  }
}
