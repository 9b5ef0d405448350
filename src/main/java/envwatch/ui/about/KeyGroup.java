package envwatch.ui.about;

import static envwatch.words.Messages.text;

import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCombination;

/**
 * Keys that belong together.
 *
 * @param title what they have in common, in words
 */
public record KeyGroup(String title, List<Entry> entries) {
  public KeyGroup {
    entries = List.copyOf(entries);
  }

  /**
   * @param keys as this system writes them
   * @param meaning what they do, in words
   */
  public record Entry(String keys, String meaning) {}

  /** All keys of the program; the window and the actions are where they take effect. */
  public static List<KeyGroup> all() {
    return List.of(
        group("look", of("look-now", "F5"), named("details", "Enter")),
        group(
            "find",
            of("filter", "Shortcut+F"),
            range("chips", "Shortcut+1", "Shortcut+6"),
            named("clear", "Esc")),
        group(
            "machine",
            of("copy", "Shortcut+C"),
            of("copy-login", "Shortcut+B"),
            of("copy-password", "Shortcut+Shift+C"),
            of("web-access", "Shortcut+U")),
        group(
            "actions",
            of("resume", "Shortcut+Shift+R"),
            of("suspend", "Shortcut+Shift+S"),
            of("extend", "Shortcut+Shift+E"),
            of("activity", "Shortcut+Shift+A")),
        group(
            "program",
            of("keys", "F1"),
            of("settings", "Shortcut+Comma"),
            of("quit", "Shortcut+Q")));
  }

  private static KeyGroup group(String name, Entry... entries) {
    return new KeyGroup(text("keys.group." + name), Arrays.asList(entries));
  }

  private static Entry of(String name, String combination) {
    return named(name, display(combination));
  }

  /** Keys that people know by their name, where JavaFX would draw a sign or write it out. */
  private static Entry named(String name, String keys) {
    return new Entry(keys, text("keys." + name));
  }

  private static Entry range(String name, String first, String last) {
    return new Entry(text("keys.range", display(first), display(last)), text("keys." + name));
  }

  private static String display(String combination) {
    return KeyCombination.keyCombination(combination).getDisplayText();
  }
}
