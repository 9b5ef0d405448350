package envwatch.ui.secrets;

import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** A menu's way to copy one value; disabled when there is none. */
public final class CopyItem {
  private CopyItem() {}

  public static MenuItem of(String name, @Nullable String value, SecretClipboard clipboard) {
    MenuItem item = new MenuItem(name);
    item.setMnemonicParsing(false);
    item.setDisable(value == null || value.isBlank());
    item.setOnAction(event -> {
      if (value != null) {
        clipboard.copyText(value);
      }
    });
    return item;
  }
}
