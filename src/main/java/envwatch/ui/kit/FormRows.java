package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
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
    Label below = hint(hint);
    below.managedProperty().bind(below.textProperty().isNotEmpty());
    VBox row = styled(new VBox(name, field, below), "form-row");
    getChildren().add(row);
    return below;
  }

  /** Quiet words below a control. */
  public static Label hint(String words) {
    return styled(Controls.wrapped(words), Styles.TEXT_MUTED, Styles.TEXT_SMALL);
  }
}
