package envwatch.ui.kit.dialog;

import static envwatch.words.Messages.text;

import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Asks in its own window. */
public final class AlertConfirmation implements Confirmation {
  private final Window owner;

  public AlertConfirmation(Window owner) {
    this.owner = owner;
  }

  @Override
  public void ask(String title, String loss, String verb, Runnable confirmed) {
    ButtonType does = new ButtonType(verb, ButtonData.OTHER);
    ButtonType keeps = new ButtonType(text("settings.cancel"), ButtonData.CANCEL_CLOSE);
    Alert alert = new Alert(AlertType.CONFIRMATION, loss, does, keeps);
    alert.initOwner(owner);
    alert.initModality(Modality.WINDOW_MODAL);
    alert.setTitle(text("settings.title"));
    alert.setHeaderText(title);
    alert.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
    defaultIs(alert, keeps);
    alert
        .resultProperty()
        .subscribe((before, result) -> {
          if (result == does) {
            confirmed.run();
          }
        });
    alert.show();
  }

  private static void defaultIs(Alert alert, ButtonType harmless) {
    for (ButtonType type : alert.getButtonTypes()) {
      if (alert.getDialogPane().lookupButton(type) instanceof Button button) {
        button.setDefaultButton(type == harmless);
      }
    }
  }
}
