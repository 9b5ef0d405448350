package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done now, or why it cannot, for buttons and menus.
 *
 * @param label with the count where it is for several
 * @param tip what it does
 * @param why it cannot be done, in words; null if it can
 */
public record Offer(String label, String tip, @Nullable String why, Runnable run) {
  public boolean possible() {
    return why == null;
  }

  /** What stands next to a button: what it does, or why it cannot be pressed. */
  public String told() {
    return why == null ? tip : why;
  }

  /** The same with the mark that a question comes first. */
  public Offer asking() {
    return possible() ? new Offer(text("action.asks", label), tip, null, run) : this;
  }

  /** An item that is disabled says why in its own text: it has no tip. */
  public void showOn(MenuItem item) {
    item.setText(why == null ? label : text("action.menu.why", label, why));
    item.setMnemonicParsing(false);
    item.setDisable(why != null);
    item.setOnAction(event -> run.run());
  }

  /** A new item of a menu. */
  public MenuItem item(String id, Glyph icon) {
    MenuItem item = new MenuItem();
    item.setId(id);
    item.setGraphic(new Icon(icon));
    showOn(item);
    return item;
  }
}
