package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Where items that delete something stand in a menu. */
public final class Menus {
  private Menus() {}

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
