package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Items of menus, and in which order they stand. */
public final class Menus {
  private Menus() {}

  /** An item whose words are shown as they are: an underscore in them marks no key. */
  public static MenuItem item(String words, Runnable action) {
    MenuItem item = new MenuItem(words);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  /**
   * Moves the menu of a button near the right edge to the left until it is inside of the window, as
   * it does by itself only at the edge of the screen.
   */
  public static void insideWindow(MenuButton button) {
    button.setOnShown(event -> {
      ContextMenu menu = button.getItems().getFirst().getParentPopup();
      Window window = button.getScene().getWindow();
      double over = menu.getX() + menu.getWidth() - window.getX() - window.getWidth();
      if (over > 0) {
        menu.setX(menu.getX() - over);
      }
    });
  }

  public static MenuItem item(String id, String words, Runnable action) {
    MenuItem item = item(words, action);
    item.setId(id);
    return item;
  }

  /** Shows the keys that do the same at the right; for context menus only, which install none. */
  public static <M extends MenuItem> M with(KeyBinding keys, M item) {
    item.setAccelerator(keys.combinations().getFirst());
    return item;
  }

  public static Menu menu(String id, String words, List<MenuItem> items) {
    Menu menu = new Menu(words);
    menu.setId(id);
    menu.setMnemonicParsing(false);
    menu.getItems().setAll(items);
    return menu;
  }

  /**
   * Marks a menu of items that are called like something else: only its own words tell them apart.
   */
  public static <M extends Menu> M telling(M menu) {
    menu.getProperties().put(Telling.class, true);
    return menu;
  }

  public static boolean tells(Menu menu) {
    return menu.getProperties().containsKey(Telling.class);
  }

  /** Disables an item; its text says why, unless the menu says it once for several. */
  static void because(MenuItem item, String words, @Nullable String why) {
    item.setText(why == null ? words : text("action.menu.why", words, why));
    item.setDisable(why != null);
    item.getProperties().put(Reason.class, why == null ? null : new Reason(words, why));
  }

  /** What an item is called, without the reason why it cannot be chosen. */
  public static String words(MenuItem item) {
    Reason reason = Reason.of(item);
    return reason == null ? item.getText() : reason.words();
  }

  /** Why an item cannot be chosen, in words; null where it can. */
  public static @Nullable String why(MenuItem item) {
    Reason reason = Reason.of(item);
    return !item.isDisable() ? null : reason == null ? text("menu.not-now") : reason.why();
  }

  /**
   * @param words what the item says without it
   */
  private record Reason(String words, String why) {
    static @Nullable Reason of(MenuItem item) {
      return item.getProperties().get(Reason.class) instanceof Reason found ? found : null;
    }
  }

  private interface Telling {}

  /** The items in the order in which a menu shows them. */
  public static List<MenuItem> arranged(List<MenuItem> items) {
    return deletingLast(reasonOnTop(items));
  }

  /**
   * The same for a menu of a few: those whose ids are named, in that order, and all others in a
   * menu of their own. What deletes stays where it can be seen.
   */
  public static List<MenuItem> folded(List<MenuItem> items, List<String> first) {
    List<MenuItem> shown = new ArrayList<>();
    for (String id : first) {
      items.stream().filter(item -> id.equals(item.getId())).forEach(shown::add);
    }
    List<MenuItem> others = new ArrayList<>();
    for (MenuItem item : items) {
      if (deletes(item)) {
        shown.add(item);
      } else if (!shown.contains(item) && !(item instanceof SeparatorMenuItem)) {
        others.add(item);
      }
    }
    if (!others.isEmpty()) {
      shown.add(menu("more", text("menu.more"), arranged(others)));
    }
    return arranged(shown);
  }

  /** The reason that most of those share that cannot be chosen stands once above them. */
  private static List<MenuItem> reasonOnTop(List<MenuItem> items) {
    Map<String, List<MenuItem>> byReason = new LinkedHashMap<>();
    for (MenuItem item : items) {
      Reason reason = Reason.of(item);
      if (reason != null) {
        byReason.computeIfAbsent(reason.why(), why -> new ArrayList<>()).add(item);
      }
    }
    int most = byReason.values().stream().mapToInt(List::size).max().orElse(0);
    if (most < 2) {
      return items;
    }
    List<MenuItem> arranged = new ArrayList<>(items);
    byReason.entrySet().stream()
        .filter(entry -> entry.getValue().size() == most)
        .findFirst()
        .ifPresent(entry -> {
          MenuItem why = new MenuItem(entry.getKey());
          why.setMnemonicParsing(false);
          why.setId("why");
          why.setDisable(true);
          arranged.addFirst(why);
          for (MenuItem item : entry.getValue()) {
            Reason reason = Reason.of(item);
            item.setText(reason == null ? item.getText() : reason.words());
          }
        });
    return arranged;
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
  private static List<MenuItem> deletingLast(List<MenuItem> items) {
    List<MenuItem> ordered = new ArrayList<>();
    List<MenuItem> deleting = new ArrayList<>();
    for (MenuItem item : items) {
      if (deletes(item)) {
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

  private static boolean deletes(MenuItem item) {
    return item.getStyleClass().contains(Styles.DANGER);
  }

  /** Whether a line would stand for nothing: behind another one, or at the beginning. */
  private static boolean endsInLine(List<MenuItem> items) {
    return items.isEmpty() || items.getLast() instanceof SeparatorMenuItem;
  }
}
