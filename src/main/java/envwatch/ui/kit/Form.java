package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Rows of a label and a control, each with a hint and, when needed, a problem below it. */
public final class Form extends GridPane {
  private final List<FormField> fields = new ArrayList<>();

  public Form() {
    getStyleClass().add("form");
    ColumnConstraints labels = new ColumnConstraints();
    labels.setMinWidth(Region.USE_PREF_SIZE);
    ColumnConstraints controls = new ColumnConstraints();
    controls.setHgrow(Priority.ALWAYS);
    controls.setFillWidth(true);
    getColumnConstraints().setAll(labels, controls);
  }

  /** Checks every field, so that each says what is wrong; the first that is. */
  public Optional<FormField> firstProblem() {
    return firstProblem(fields);
  }

  public static Optional<FormField> firstProblem(List<FormField> among) {
    // All of them, not only up to the first: hence no short cut in one stream.
    List<FormField> wrong = among.stream().filter(field -> !field.check()).toList();
    return wrong.stream().findFirst();
  }

  /** A row whose value cannot be wrong. */
  public void add(String labelKey, Control control, Node... below) {
    place(text(labelKey), control, control, below);
  }

  /**
   * A row whose value cannot be wrong.
   *
   * @param shown what the control stands in, such as a box with a button next to it
   */
  public void addIn(String labelKey, Control control, Node shown) {
    place(text(labelKey), control, shown);
  }

  /** A row of radio buttons, which have names of their own. */
  public void addGroup(String labelKey, Node choices) {
    Label label = label(text(labelKey));
    int row = getRowCount();
    add(label, 0, row);
    add(cell(choices), 1, row);
  }

  /**
   * A checked row.
   *
   * @param labelKey of what the row is called
   * @param shown the control itself, or what it stands in, such as a box with a button next to it
   * @param value a complaint about the field is checked again when this changes
   */
  public FormField add(
      String labelKey,
      Control control,
      Node shown,
      ObservableValue<?> value,
      Supplier<Optional<String>> check,
      Node... below) {
    return addNamed(text(labelKey), control, shown, value, check, below);
  }

  /**
   * A checked row that is not called by a text of the program.
   *
   * @param name what the row is called
   */
  public FormField addNamed(
      String name,
      Control control,
      Node shown,
      ObservableValue<?> value,
      Supplier<Optional<String>> check,
      Node... below) {
    FormField field = new FormField(control, check);
    fields.add(field);
    value.subscribe((before, now) -> field.recheckIfInvalid());
    Node[] all = new Node[below.length + 1];
    all[0] = field.problem();
    System.arraycopy(below, 0, all, 1, below.length);
    place(name, control, shown, all);
    return field;
  }

  /** A row without a label of its own, such as a check box. */
  public void addWide(Node shown, Node... below) {
    add(cell(shown, below), 1, getRowCount());
  }

  public void heading(String key) {
    Label heading = styled(new Label(text(key)), "form-heading");
    add(heading, 0, getRowCount(), 2, 1);
  }

  /** Quiet words below a control. */
  public static Label hint(String words) {
    Label hint = styled(new Label(words), "form-hint");
    hint.setWrapText(true);
    return hint;
  }

  private void place(String words, Control control, Node shown, Node... below) {
    Label label = label(words);
    label.setLabelFor(control);
    control.setAccessibleText(words);
    int row = getRowCount();
    add(label, 0, row);
    add(cell(shown, below), 1, row);
  }

  private static Label label(String words) {
    Label label = styled(new Label(words), "form-label");
    setValignment(label, VPos.TOP);
    return label;
  }

  private static VBox cell(Node shown, Node... below) {
    VBox cell = styled(new VBox(shown), "form-cell");
    cell.getChildren().addAll(below);
    return cell;
  }
}
