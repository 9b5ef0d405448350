package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.CustomField;
import envwatch.ui.choices.EditedText;
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
      return Pattern.compile(expression).matcher(new Limited(value.text())).find();
    } catch (PatternSyntaxException | TooManySteps notDecidedHere) {
      return true;
    }
  }

  private static final class TooManySteps extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManySteps() {
      super(null, null, false, false);
    }
  }

  /** A text that can be read only so often. */
  private static final class Limited implements CharSequence {
    private final String text;
    private int left = MOST_STEPS;

    Limited(String text) {
      this.text = text;
    }

    @Override
    public char charAt(int index) {
      if (left-- <= 0) {
        throw new TooManySteps();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
