package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.settings.Limits;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A whole number as typed, with the limits it must keep. */
final class NumberDraft {
  private final StringProperty typed;
  private final Limits limits;

  public NumberDraft(long value, Limits limits) {
    this.typed = new SimpleStringProperty(Long.toString(value));
    this.limits = limits;
  }

  /** Whatever is typed, number or not. */
  public StringProperty typed() {
    return typed;
  }

  public Optional<String> problem() {
    return number().isPresent()
        ? Optional.empty()
        : Optional.of(text("settings.number.problem", limits.least(), limits.most()));
  }

  /**
   * @throws java.util.NoSuchElementException when there is a {@link #problem}
   */
  public int value() {
    return number().orElseThrow();
  }

  /** One or more steps up or down, kept within the limits; a text that is no number starts low. */
  void step(int by) {
    long from = parsed().orElse(limits.least());
    typed.set(Long.toString(Math.clamp(from + by, limits.least(), limits.most())));
  }

  private OptionalInt number() {
    OptionalInt parsed = parsed();
    return parsed.isPresent()
            && parsed.getAsInt() >= limits.least()
            && parsed.getAsInt() <= limits.most()
        ? parsed
        : OptionalInt.empty();
  }

  private OptionalInt parsed() {
    try {
      return OptionalInt.of(Integer.parseInt(typed.get().strip()));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }
}
