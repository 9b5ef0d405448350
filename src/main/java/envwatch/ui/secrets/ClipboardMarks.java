package envwatch.ui.secrets;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/**
 * The formats that a password carries in the clipboard beside its text, so that clipboard histories
 * leave it out.
 */
final class ClipboardMarks {
  /** A {@code DWORD} of Windows that says no. */
  private static final byte[] NO = new byte[4];

  private ClipboardMarks() {}

  /**
   * The names of the formats, and what they hold.
   *
   * <p>Windows: "Cloud Clipboard and Clipboard History Formats" in Microsoft's documentation of
   * clipboard formats; JavaFX registers a format under the name it is given. Linux: KDE's Klipper,
   * and GPaste, CopyQ and others after it. JavaFX for macOS turns every name into a dynamic
   * identifier, so that {@code org.nspasteboard.ConcealedType} cannot be set.
   *
   * @param operatingSystem as {@code os.name} says
   */
  static Map<String, byte[]> of(String operatingSystem) {
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    if (system.contains("win") && !system.contains("darwin")) {
      return Map.of(
          "ExcludeClipboardContentFromMonitorProcessing",
          NO.clone(),
          "CanIncludeInClipboardHistory",
          NO.clone(),
          "CanUploadToCloudClipboard",
          NO.clone());
    }
    return system.contains("mac")
        ? Map.of()
        : Map.of("x-kde-passwordManagerHint", "secret".getBytes(StandardCharsets.UTF_8));
  }
}
