package envwatch.ui.choices;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/** A text as typed, and what it was before. */
public final class EditedText {
  private final StringProperty typed;
  private final String before;

  /**
   * @param before null for none
   */
  public EditedText(@Nullable String before) {
    this.before = before == null ? "" : before;
    typed = new SimpleStringProperty(this.before);
  }

  public StringProperty typed() {
    return typed;
  }

  public boolean blank() {
    return typed.get().isBlank();
  }

  /** The text without white space around it. */
  public String text() {
    return typed.get().strip();
  }

  /** The new text, empty where it was removed; null when it is what it was before. */
  public @Nullable String change() {
    return typed.get().equals(before) || text().equals(before.strip()) ? null : text();
  }
}
