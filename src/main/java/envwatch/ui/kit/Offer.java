package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done now, or why it cannot, for buttons and menus.
 *
 * @param id of its menu item, for style sheets and tests; empty if it has none
 * @param icon null for none
 * @param label with the count where it is for several
 * @param tip what it does; null where the label says it
 * @param why it cannot be done, in words; null if it can
 * @param asks whether a question comes first, which a menu marks
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
    Runnable run) {
  /** For a button that only has words. */
  public static Offer of(String label, @Nullable String tip, @Nullable String why, Runnable run) {
    return new Offer("", null, label, tip, why, false, false, run);
  }

  /** The same for a button that only has other words. */
  public Offer labeled(String other) {
    return of(other, null, why, run);
  }

  /** The same under another name. */
  public Offer named(String otherId, String otherLabel) {
    return new Offer(otherId, icon, otherLabel, tip, why, asks, deletes, run);
  }

  /** The same, but not possible for another reason. */
  public Offer because(@Nullable String other) {
    return new Offer(id, icon, label, tip, other, asks, deletes, run);
  }

  public boolean possible() {
    return why == null;
  }

  /** What stands next to a button: what it does, or why it cannot be pressed. */
  public @Nullable String told() {
    return why == null ? tip : why;
  }

  /** An item that is disabled says why in its text, or its menu says it: it has no tip. */
  public void showOn(MenuItem item) {
    Menus.because(item, asks && why == null ? text("action.asks", label) : label, why);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> run.run());
  }

  /** A new item of a menu. */
  public MenuItem item() {
    MenuItem item = new MenuItem();
    item.setId("item-" + id);
    item.setGraphic(icon == null ? null : new Icon(icon));
    showOn(item);
    return deletes ? Menus.deleting(item) : item;
  }
}
