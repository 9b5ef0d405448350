package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.CustomField;
import envwatch.ui.choices.EditedText;
import envwatch.util.LimitedText;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** A field that a project asks for, with its value as typed. */
final class CustomValue {
  /** More steps than any sensible expression needs: one that needs them is left to the service. */
  private static final int MOST_STEPS = 200_000;

  private final CustomField field;
  private final EditedText value;

  private CustomValue(CustomField field, @Nullable String before) {
    this.field = field;
    value = new EditedText(before);
  }

  /** A field of a class that has it already. */
  static CustomValue of(CustomField field) {
    return new CustomValue(field, field.value());
  }

  /** A field that begins with the project's default value. */
  static CustomValue ofNew(CustomField field) {
    CustomValue value = new CustomValue(field, null);
    if (field.defaultValue() != null) {
      value.value.typed().set(field.defaultValue());
    }
    return value;
  }

  public CustomField field() {
    return field;
  }

  public EditedText value() {
    return value;
  }

  public Optional<String> problem() {
    if (value.blank()) {
      return field.required() ? Optional.of(text("classes.form.custom.empty")) : Optional.empty();
    }
    return matches() ? Optional.empty() : Optional.of(text("classes.form.custom.form"));
  }

  /**
   * An expression that matches a part is enough, as it may be for the service, which decides. One
   * that Java does not understand, or that takes too long, is left to the service as well.
   */
  private boolean matches() {
    String expression = field.regex();
    if (expression == null || expression.isBlank()) {
      return true;
    }
    try {
      return Pattern.compile(expression).matcher(new LimitedText(value.text(), MOST_STEPS)).find();
    } catch (PatternSyntaxException | LimitedText.Exhausted notDecidedHere) {
      return true;
    }
  }
}
