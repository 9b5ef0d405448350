package envwatch.ui.kit.dialog;

import static envwatch.words.Messages.text;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;

/**
 * Asks a question in a small window; the harmless answer is the default one.
 *
 * @param owner a node of the window that asks
 */
public record ConfirmDialog(Node owner) implements Predicate<Question> {
  @Override
  public boolean test(Question question) {
    ButtonType agree = new ButtonType(question.agree(), ButtonData.OTHER);
    ButtonType cancel =
        new ButtonType(text("machines.web.confirm.cancel"), ButtonData.CANCEL_CLOSE);
    Alert alert = new Alert(AlertType.CONFIRMATION, question.words(), agree, cancel);
    alert.setHeaderText(question.title());
    alert.setTitle(question.title());
    Window window = owner.getScene().getWindow();
    alert.initOwner(window);
    alert.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
    ((Button) alert.getDialogPane().lookupButton(cancel)).setDefaultButton(true);
    return alert.showAndWait().filter(agree::equals).isPresent();
  }
}
