package envwatch.ui.secrets;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Menus;
import java.util.Locale;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** A menu's way to copy one value; disabled when there is none. */
public final class CopyItem {
  private CopyItem() {}

  /** The words for copying what has this name: "Copy owner", "Copy ID". */
  public static String words(String name) {
    boolean capitals = name.length() > 1 && Character.isUpperCase(name.charAt(1));
    return text(
        "copy.value",
        capitals ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
  }

  public static MenuItem of(String name, @Nullable String value, SecretClipboard clipboard) {
    String copied = value == null ? "" : value;
    MenuItem item = Menus.item(name, () -> clipboard.copyText(copied));
    item.setDisable(copied.isBlank());
    return item;
  }
}
