package envwatch.ui.settings;

import static envwatch.words.Messages.has;
import static envwatch.words.Messages.text;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A row with a number, its unit and a hint. */
final class NumberRow {
  private NumberRow() {}

  /**
   * The texts are {@code settings.PAGE.NAME}, {@code .unit} and, where there is one, {@code .hint}.
   */
  static FormField add(Form form, String page, String name, NumberDraft number) {
    String key = "settings." + page + "." + name;
    NumberSpinner spinner = new NumberSpinner(number);
    spinner.setId(page + "-" + name);
    Label unit = new Label(text(key + ".unit"));
    unit.setWrapText(true);
    HBox shown = new HBox(spinner, unit);
    shown.getStyleClass().add("number-row");
    Node[] below = has(key + ".hint") ? new Node[] {Form.hint(text(key + ".hint"))} : new Node[0];
    FormField field = form.add(key, spinner, shown, number.typed(), number::problem, below);
    spinner.getEditor().setAccessibleText(text(key) + ", " + text(key + ".unit"));
    return field;
  }
}
