package envwatch.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import org.jspecify.annotations.Nullable;

/** Finds settings by the words that stand beside them. */
final class SettingSearch {
  private SettingSearch() {}

  /** Whether a page is called so, or says all of the words at one of its settings. */
  static boolean finds(SettingsPage page, String typed) {
    return page.name().words().toLowerCase(Locale.ROOT).contains(plain(typed))
        || saying(page, typed).findAny().isPresent();
  }

  /** The first control of a page whose words contain what was typed. */
  static Optional<Node> control(SettingsPage page, String typed) {
    List<Node> all = new ArrayList<>();
    collect(page.content(), all);
    return saying(page, typed)
        .map(label -> control(label, all))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /** What a label is for, or what follows its hint or heading. */
  private static @Nullable Node control(Labeled label, List<Node> all) {
    Node own = label instanceof Label words ? words.getLabelFor() : label;
    if (own != null && takesKeys(own)) {
      return own;
    }
    return all.subList(all.indexOf(label), all.size()).stream()
        .filter(SettingSearch::takesKeys)
        .findFirst()
        .orElse(null);
  }

  private static boolean takesKeys(Node node) {
    return node.isFocusTraversable() && !node.isDisabled() && node.isVisible();
  }

  private static Stream<Labeled> saying(SettingsPage page, String typed) {
    String wanted = plain(typed);
    List<Node> all = new ArrayList<>();
    collect(page.content(), all);
    return all.stream()
        .filter(Labeled.class::isInstance)
        .map(Labeled.class::cast)
        .filter(label -> label.getText() != null)
        .filter(label -> label.getText().toLowerCase(Locale.ROOT).contains(wanted));
  }

  private static String plain(String typed) {
    return typed.strip().toLowerCase(Locale.ROOT);
  }

  private static void collect(Node node, List<Node> all) {
    all.add(node);
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, all));
    }
  }
}
