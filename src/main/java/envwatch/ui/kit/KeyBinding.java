package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/**
 * Keys and what they are for. Accelerators, tooltips and the list of keys are all made from it, so
 * that they cannot differ.
 *
 * @param meaning what the keys do, in words; bindings with the same meaning are shown as a range
 * @param combinations the first one is shown to people
 */
public record KeyBinding(KeyGroup group, String meaning, List<KeyCombination> combinations) {
  /** What JavaFX shows for that key. */
  private static final String ENTER_SIGN = "\u21b5";

  public KeyBinding {
    combinations = List.copyOf(combinations);
  }

  /**
   * @param name of the meaning in the messages, without {@code keys.}
   * @param combinations as {@link KeyCombination#keyCombination} reads them
   */
  public static KeyBinding of(KeyGroup group, String name, String... combinations) {
    return new KeyBinding(
        group,
        text("keys." + name),
        Stream.of(combinations).map(KeyCombination::keyCombination).toList());
  }

  /**
   * Keys of a tool.
   *
   * @param typed as {@link KeyCombination#keyCombination} reads them
   * @return empty for a blank text, and for one that names no keys
   */
  public static Optional<KeyBinding> ofTool(String name, String typed) {
    try {
      return typed.isBlank()
          ? Optional.empty()
          : Optional.of(
              new KeyBinding(
                  KeyGroup.TOOLS, name, List.of(KeyCombination.keyCombination(typed.strip()))));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  public boolean matches(KeyEvent event) {
    return combinations.stream().anyMatch(keys -> keys.match(event));
  }

  /** Whether one press could mean both. */
  public boolean sharesKeysWith(KeyBinding other) {
    return combinations.stream()
        .anyMatch(keys -> other.combinations.stream().anyMatch(each -> same(keys, each)));
  }

  /** Shortcut is another key on each system, so that names do not tell. */
  private static boolean same(KeyCombination one, KeyCombination other) {
    if (!(one instanceof KeyCodeCombination keys)) {
      return one.equals(other);
    }
    boolean mac = System.getProperty("os.name").startsWith("Mac");
    boolean shortcut = keys.getShortcut() == ModifierValue.DOWN;
    return other.match(
        new KeyEvent(
            KeyEvent.KEY_PRESSED,
            "",
            "",
            keys.getCode(),
            keys.getShift() == ModifierValue.DOWN,
            keys.getControl() == ModifierValue.DOWN || shortcut && !mac,
            keys.getAlt() == ModifierValue.DOWN,
            keys.getMeta() == ModifierValue.DOWN || shortcut && mac));
  }

  /** The keys as this system writes them. */
  public String display() {
    KeyCombination first = combinations.getFirst();
    // People know these by name, where JavaFX draws a sign or writes the name out.
    if (first.equals(new KeyCodeCombination(KeyCode.ESCAPE))) {
      return "Esc";
    }
    return first.getDisplayText().replace(ENTER_SIGN, "Enter");
  }

  /** A tooltip: what a control does, with the keys that do the same. */
  public String tip(String action) {
    return text("keys.tip", action, display());
  }
}
