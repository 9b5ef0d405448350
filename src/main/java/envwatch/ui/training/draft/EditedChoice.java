package envwatch.ui.training.draft;

import static envwatch.words.Messages.text;

import envwatch.training.model.Choice;
import envwatch.training.model.Named;
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

  /** The choice that a class has; null when it was not served. */
  static @Nullable Choice of(Named named) {
    String id = named.id();
    if (id == null || id.isBlank()) {
      return null;
    }
    String name = named.name();
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
  Optional<String> problem(boolean creating) {
    boolean missing = required && id() == null && (creating || before != null);
    return missing ? Optional.of(text("classes.form.choose")) : Optional.empty();
  }

  private static @Nullable String id(@Nullable Choice choice) {
    return choice == null || choice.id().isEmpty() ? null : choice.id();
  }
}
