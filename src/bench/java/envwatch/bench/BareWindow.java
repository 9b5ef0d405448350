package envwatch.bench;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;

/**
 * The yardstick of the start and of memory: a window with one table of ten rows and nothing else,
 * packaged like Envwatch. With the argument {@code train} it closes itself.
 */
public final class BareWindow extends Application {
  static final String TITLE = "Bare window: 10 rows";

  public static void main(String[] arguments) {
    launch(BareWindow.class, arguments);
  }

  @Override
  public void start(Stage stage) {
    TableView<String> table = new TableView<>();
    TableColumn<String, String> name = new TableColumn<>("Name");
    name.setCellValueFactory(cell -> new SimpleStringProperty(cell.getValue()));
    table.getColumns().add(name);
    table.setItems(
        FXCollections.observableArrayList(
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"));
    stage.setScene(new Scene(table, 1000, 650));
    stage.setTitle(TITLE);
    stage.show();
    if (getParameters().getRaw().contains("train")) {
      Platform.runLater(Platform::exit);
    }
  }
}
