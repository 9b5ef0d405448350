package envwatch.ui.secrets;

import java.nio.ByteBuffer;
import java.util.Map;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;

/** The system's clipboard. Used on the JavaFX thread. */
public final class SystemClipboard implements ClipboardAccess {
  private final Map<String, byte[]> marks;

  /**
   * @param operatingSystem as {@code os.name} says
   */
  public SystemClipboard(String operatingSystem) {
    marks = ClipboardMarks.of(operatingSystem);
  }

  @Override
  public void putText(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  @Override
  public void putSecret(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    marks.forEach((name, value) -> content.put(format(name), ByteBuffer.wrap(value)));
    Clipboard.getSystemClipboard().setContent(content);
  }

  /** A format may be made only once in a program. */
  private static DataFormat format(String name) {
    DataFormat known = DataFormat.lookupMimeType(name);
    return known == null ? new DataFormat(name) : known;
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
