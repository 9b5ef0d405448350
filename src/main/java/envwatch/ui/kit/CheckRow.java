package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import javafx.beans.property.Property;
import javafx.scene.control.CheckBox;

/** A row with a check box and a hint. */
public final class CheckRow {
  private CheckRow() {}

  /** The texts are {@code settings.PAGE.NAME} and {@code .hint}. */
  public static void add(Form form, String page, String name, Property<Boolean> value) {
    String key = "settings." + page + "." + name;
    CheckBox box = new CheckBox(text(key));
    box.setWrapText(true);
    box.setId(page + "-" + name);
    box.selectedProperty().bindBidirectional(value);
    String hint = text(key + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
  }
}
