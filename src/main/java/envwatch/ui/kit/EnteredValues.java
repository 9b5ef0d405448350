package envwatch.ui.kit;

import envwatch.model.Secret;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.PasswordField;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * What a person has entered into a form, as against what the form had filled in by itself. Each
 * control is looked at just before a key or a press reaches the form, so that what is filled in
 * late, or what appears later, is not taken for theirs.
 */
final class EnteredValues {
  private static final Object NOT_ENTERED = new Object();

  private final Map<Node, Optional<Object>> before = new WeakHashMap<>();
  private final BooleanSupplier more;

  /**
   * @param more whether something was changed that no field of the form shows
   */
  EnteredValues(Parent form, BooleanSupplier more) {
    this.more = more;
    form.addEventFilter(KeyEvent.KEY_PRESSED, event -> look(form));
    form.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> look(form));
  }

  /** Leaves a field out. */
  static void ignore(Node field) {
    field.getProperties().put(NOT_ENTERED, true);
  }

  /**
   * Whether something differs from what the person found. What is disabled is filled in by the form
   * itself.
   */
  boolean any() {
    return more.getAsBoolean()
        || before.entrySet().stream()
            .filter(each -> !each.getKey().isDisable())
            .anyMatch(each -> !Objects.equals(value(each.getKey()), each.getValue()));
  }

  /** It was saved or sent: what is there now is what the person finds. */
  void settle() {
    before.clear();
  }

  private void look(Node part) {
    if (isField(part)) {
      before.putIfAbsent(part, value(part));
    }
    if (part instanceof Parent whole) {
      whole.getChildrenUnmodifiable().forEach(this::look);
    }
  }

  private static boolean isField(Node part) {
    return !part.getProperties().containsKey(NOT_ENTERED)
        && (part instanceof TextInputControl text && text.isEditable()
            || part instanceof CheckBox
            || part instanceof RadioButton
            || part instanceof ComboBoxBase);
  }

  /** A password is not kept as text. */
  static Optional<Object> value(Node field) {
    return Optional.ofNullable(
        switch (field) {
          case PasswordField password ->
              Secret.of(Objects.requireNonNullElse(password.getText(), ""));
          case TextInputControl text -> Objects.requireNonNullElse(text.getText(), "");
          case CheckBox box -> box.isSelected();
          case RadioButton option -> option.isSelected();
          case ComboBoxBase<?> choice -> choice.getValue();
          default -> null;
        });
  }
}
