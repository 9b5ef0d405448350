package envwatch.ui.choices;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** What was chosen of a list that the service provides, and what it was before. */
public final class EditedChoice {
  private final ObjectProperty<@Nullable Choice> chosen;
  private final @Nullable Choice before;
  private final boolean required;

  /**
   * @param required whether the service needs a choice
   * @param before null for none
   */
  public EditedChoice(boolean required, @Nullable Choice before) {
    this.required = required;
    this.before = before;
    chosen = new SimpleObjectProperty<>(before);
  }

  /** What is chosen already; null when it was not served. */
  public static @Nullable Choice of(@Nullable String id, @Nullable String name) {
    if (id == null || id.isBlank()) {
      return null;
    }
    return new Choice(id, name == null || name.isBlank() ? id : name);
  }

  public ObjectProperty<@Nullable Choice> chosen() {
    return chosen;
  }

  public boolean required() {
    return required;
  }

  /** Null for none. */
  public @Nullable String id() {
    return id(chosen.get());
  }

  /** Whether this is what it was before, by its id. */
  public boolean isBefore(Choice choice) {
    return before != null && before.id().equals(choice.id());
  }

  /** The id of the new choice; null when it is what it was before. */
  public @Nullable String change() {
    String id = id();
    return id == null || id.equals(id(before)) ? null : id;
  }

  /** A class that is edited keeps what was not served, and is therefore not shown. */
  public Optional<String> problem(boolean creating) {
    boolean missing = required && id() == null && (creating || before != null);
    return missing ? Optional.of(text("form.choose")) : Optional.empty();
  }

  private static @Nullable String id(@Nullable Choice choice) {
    return choice == null || choice.id().isEmpty() ? null : choice.id();
  }
}
