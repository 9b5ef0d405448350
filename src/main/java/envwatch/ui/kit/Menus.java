package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
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

  /** The items with those that delete something at the end, apart from the others. */
  public static List<MenuItem> deletingLast(List<MenuItem> items) {
    Predicate<MenuItem> deletes = item -> item.getStyleClass().contains(Styles.DANGER);
    List<MenuItem> ordered = new ArrayList<>(items.stream().filter(deletes.negate()).toList());
    if (ordered.size() < items.size() && !ordered.isEmpty()) {
      ordered.add(new SeparatorMenuItem());
    }
    items.stream().filter(deletes).forEach(ordered::add);
    return ordered;
  }
}
