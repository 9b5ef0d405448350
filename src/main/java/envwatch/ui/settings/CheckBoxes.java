package envwatch.ui.settings;

import javafx.scene.layout.FlowPane;

/** Check boxes side by side, in as many lines as the form's width asks for. */
final class CheckBoxes extends FlowPane {
  CheckBoxes() {
    getStyleClass().add("form-boxes");
    // A grid gives it the height for the length at which it would wrap, not for its real width.
    widthProperty()
        .subscribe(width -> {
          if (width.doubleValue() > 0) {
            setPrefWrapLength(width.doubleValue());
          }
        });
  }
}
