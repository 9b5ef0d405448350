package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done now, or why it cannot: for a button and for an item of a menu.
 *
 * @param id of its menu item, for style sheets and tests
 * @param icon null for none
 * @param label with the count where it is for several
 * @param tip what it does; null where the label says it
 * @param why it cannot be done; null if it can
 * @param asks whether a question comes first
 * @param deletes whether something is deleted
 */
public record Offer(
    String id,
    @Nullable Glyph icon,
    String label,
    @Nullable String tip,
    @Nullable String why,
    boolean asks,
    boolean deletes,
    Runnable action) {
  /** For a button that only has words. */
  public static Offer labeled(String label, @Nullable String why, Runnable action) {
    return new Offer("", null, label, null, why, false, false, action);
  }

  /** The same for a button that only has other words. */
  public Offer labeled(String other) {
    return labeled(other, why, action);
  }

  /** The same under another name. */
  Offer named(String otherId, String otherLabel) {
    return new Offer(otherId, icon, otherLabel, tip, why, asks, deletes, action);
  }

  /** The same, but not possible for another reason. */
  Offer because(@Nullable String other) {
    return new Offer(id, icon, label, tip, other, asks, deletes, action);
  }

  public boolean possible() {
    return why == null;
  }

  /** A disabled item has no tip, so it says why in its own text. */
  MenuItem item() {
    String named = asks ? text("action.asks", label) : label;
    MenuItem item = new MenuItem(why == null ? named : text("action.menu.why", label, why));
    item.setGraphic(icon == null ? null : new Icon(icon));
    item.setMnemonicParsing(false);
    item.setId("item-" + id);
    item.setDisable(why != null);
    item.setOnAction(event -> action.run());
    return deletes ? Menus.deleting(item) : item;
  }
}
