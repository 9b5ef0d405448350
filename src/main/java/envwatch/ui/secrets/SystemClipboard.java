package envwatch.ui.secrets;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;

/** The system's clipboard. Used on the JavaFX thread. */
public final class SystemClipboard implements ClipboardAccess {
  private static final String KLIPPER = "x-kde-passwordManagerHint";

  @Override
  public void putText(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  /** KDE's Klipper and the histories that follow it skip what carries this hint. */
  @Override
  public void putSecret(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    content.put(hint(), ByteBuffer.wrap("secret".getBytes(StandardCharsets.UTF_8)));
    Clipboard.getSystemClipboard().setContent(content);
  }

  /** A format may be made only once in a program. */
  private static DataFormat hint() {
    DataFormat known = DataFormat.lookupMimeType(KLIPPER);
    return known == null ? new DataFormat(KLIPPER) : known;
  }

  @Override
  public boolean holds(String text) {
    return text.equals(Clipboard.getSystemClipboard().getString());
  }

  @Override
  public void clear() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, ""));
  }
}
