package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Items of menus, and where those stand that delete something. */
public final class Menus {
  private Menus() {}

  /** An item whose words are shown as they are: an underscore in them marks no key. */
  public static MenuItem item(String words, Runnable action) {
    MenuItem item = new MenuItem(words);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  public static MenuItem item(String id, String words, Runnable action) {
    MenuItem item = item(words, action);
    item.setId(id);
    return item;
  }

  /** Marks an item that deletes something; the style sheet shows it in red. */
  public static <M extends MenuItem> M deleting(M item) {
    item.getStyleClass().add(Styles.DANGER);
    return item;
  }

  /**
   * The items with those that delete something at the end, apart from the others. Where one was
   * taken from between two lines, one line is left.
   */
  public static List<MenuItem> deletingLast(List<MenuItem> items) {
    List<MenuItem> ordered = new ArrayList<>();
    List<MenuItem> deleting = new ArrayList<>();
    for (MenuItem item : items) {
      if (item.getStyleClass().contains(Styles.DANGER)) {
        deleting.add(item);
      } else if (!(item instanceof SeparatorMenuItem) || !endsInLine(ordered)) {
        ordered.add(item);
      }
    }
    if (!deleting.isEmpty()) {
      if (!endsInLine(ordered)) {
        ordered.add(new SeparatorMenuItem());
      }
      ordered.addAll(deleting);
    }
    return ordered;
  }

  /** Whether a line would stand for nothing: behind another one, or at the beginning. */
  private static boolean endsInLine(List<MenuItem> items) {
    return items.isEmpty() || items.getLast() instanceof SeparatorMenuItem;
  }
}
