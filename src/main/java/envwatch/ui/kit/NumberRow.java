package envwatch.ui.kit;

import static envwatch.words.Messages.has;
import static envwatch.words.Messages.text;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A row with a number, its unit and a hint. */
public final class NumberRow {
  private NumberRow() {}

  /**
   * The texts are {@code settings.PAGE.NAME}, {@code .unit} and, where there is one, {@code .hint}.
   */
  public static FormField add(Form form, String page, String name, NumberDraft number) {
    return add(form, page, name, number, text(key(page, name) + ".unit"));
  }

  private static String key(String page, String name) {
    return "settings." + page + "." + name;
  }

  /** The same with a unit that differs from case to case. */
  public static FormField add(
      Form form, String page, String name, NumberDraft number, String unit) {
    String key = key(page, name);
    NumberSpinner spinner = new NumberSpinner(number);
    spinner.setId(page + "-" + name);
    Label unitLabel = new Label(unit);
    unitLabel.setWrapText(true);
    HBox shown = new HBox(spinner, unitLabel);
    shown.getStyleClass().add("number-row");
    Node[] below = has(key + ".hint") ? new Node[] {Form.hint(text(key + ".hint"))} : new Node[0];
    FormField field = form.add(key, spinner, shown, number.typed(), number::problem, below);
    spinner.getEditor().setAccessibleText(text(key) + ", " + unit);
    return field;
  }
}
