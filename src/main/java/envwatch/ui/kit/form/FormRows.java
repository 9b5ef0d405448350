package envwatch.ui.kit.form;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A form of labels above their fields, each with quiet words below. */
public final class FormRows extends VBox {
  public FormRows() {
    getStyleClass().add("dialog-body");
  }

  public Label add(String label, Control field, String hint) {
    Label name = new Label(label);
    name.setLabelFor(field);
    field.setAccessibleText(label);
    Label below = new Label(hint);
    below.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    below.setWrapText(true);
    below.setMinHeight(Region.USE_PREF_SIZE);
    below.managedProperty().bind(below.textProperty().isNotEmpty());
    VBox row = new VBox(name, field, below);
    row.getStyleClass().add("form-row");
    getChildren().add(row);
    return below;
  }
}
