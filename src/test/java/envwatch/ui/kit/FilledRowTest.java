package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FilledRowTest {
  private final ObservableList<String> items = FXCollections.observableArrayList("web", "db");
  private TableView<String> table;
  private Stage stage;

  @BeforeEach
  void showTable() {
    OnJavaFx.run(() -> {
      table = new TableView<>(items);
      TableColumn<String, String> name = new TableColumn<>("Name");
      name.setCellValueFactory(cell -> new SimpleStringProperty(cell.getValue()));
      TableColumn<String, String> length = new TableColumn<>("Length");
      length.setCellValueFactory(
          cell -> new SimpleStringProperty(String.valueOf(cell.getValue().length())));
      table.getColumns().setAll(List.of(name, length));
      table.setFixedCellSize(24);
      table.setRowFactory(view -> new FilledRow<>());
      Scene scene = new Scene(table, 300, 264);
      scene.getStylesheets().add("data:text/css,.table-cell{-fx-text-fill:%23123456;}");
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      lookAtTable();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> stage.close());
  }

  private void lookAtTable() {
    table.applyCss();
    table.layout();
  }

  /** From the top. */
  private List<TableRow<?>> rows() {
    return table.lookupAll(".table-row-cell").stream()
        .<TableRow<?>>map(node -> (TableRow<?>) node)
        .filter(TableRow::isVisible)
        .sorted(Comparator.comparingDouble(TableRow::getLayoutY))
        .toList();
  }

  private static List<String> words(TableRow<?> row) {
    return row.getChildrenUnmodifiable().stream()
        .filter(TableCell.class::isInstance)
        .map(cell -> ((TableCell<?, ?>) cell).getText())
        .toList();
  }

  @Test
  void aRowThatNeverShowedAnythingHasNoCells() {
    OnJavaFx.run(() -> {
      assertThat(rows()).hasSizeGreaterThan(5);
      assertThat(rows().subList(2, rows().size()))
          .allMatch(TableRow::isEmpty)
          .allMatch(row -> row.getChildrenUnmodifiable().isEmpty())
          .allMatch(row -> row.getHeight() == 24);
    });
  }

  @Test
  void aRowShowsWhatItGets() {
    OnJavaFx.run(() -> {
      assertThat(rows().subList(0, 2).stream().map(FilledRowTest::words))
          .containsExactly(List.of("web", "3"), List.of("db", "2"));
      items.add("jumphost");
      lookAtTable();
      assertThat(words(rows().get(2))).containsExactly("jumphost", "8");
    });
  }

  @Test
  void itsCellsHaveTheirStyleWithinTheSameLayout() {
    OnJavaFx.run(() -> {
      items.setAll(IntStream.range(0, 8).mapToObj(String::valueOf).toList());
      table.layout();
      assertThat(
              rows().subList(0, 8).stream().flatMap(row -> row.getChildrenUnmodifiable().stream()))
          .hasSize(16)
          .allSatisfy(
              cell -> assertThat(((TableCell<?, ?>) cell).getTextFill()).hasToString("0x123456ff"));
    });
  }

  @Test
  void aRowThatIsEmptyAgainShowsNothing() {
    OnJavaFx.run(() -> {
      items.remove(1);
      lookAtTable();
      assertThat(words(rows().get(1))).containsExactly(null, null);
      items.add("cache");
      lookAtTable();
      assertThat(words(rows().get(1))).containsExactly("cache", "5");
    });
  }
}
