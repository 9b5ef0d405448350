package envwatch.ui.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a password carries in the clipboard. */
class SystemClipboardTest {
  @AfterEach
  void clear() {
    OnJavaFx.run(() -> Clipboard.getSystemClipboard().clear());
  }

  private static Set<String> formats(String operatingSystem) {
    return OnJavaFx.call(() -> {
      new SystemClipboard(operatingSystem).putSecret("hunter2");
      return Clipboard.getSystemClipboard().getContentTypes().stream()
          .filter(format -> format != DataFormat.PLAIN_TEXT)
          .flatMap(format -> format.getIdentifiers().stream())
          .collect(Collectors.toSet());
    });
  }

  private static byte[] content(String format) {
    return OnJavaFx.call(() ->
        ((ByteBuffer) Clipboard.getSystemClipboard().getContent(DataFormat.lookupMimeType(format)))
            .array());
  }

  @Test
  void onLinuxItCarriesTheHintOfKlipper() {
    assertThat(formats("Linux")).containsExactly("x-kde-passwordManagerHint");
    assertThat(content("x-kde-passwordManagerHint"))
        .isEqualTo("secret".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void onWindowsItIsKeptOutOfHistoryMonitorsAndCloud() {
    assertThat(formats("Windows 11"))
        .containsExactlyInAnyOrder(
            "ExcludeClipboardContentFromMonitorProcessing",
            "CanIncludeInClipboardHistory",
            "CanUploadToCloudClipboard");
    assertThat(content("CanIncludeInClipboardHistory")).containsExactly(0, 0, 0, 0);
    assertThat(content("CanUploadToCloudClipboard")).containsExactly(0, 0, 0, 0);
  }

  @Test
  void onMacItCarriesItsTextOnly() {
    assertThat(formats("Mac OS X")).isEmpty();
    assertThat(OnJavaFx.call(() -> Clipboard.getSystemClipboard().getString()))
        .isEqualTo("hunter2");
  }

  @Test
  void ordinaryTextCarriesNothing() {
    Set<DataFormat> formats =
        OnJavaFx.call(() -> {
          new SystemClipboard("Windows 11").putText("198.51.100.7");
          return Clipboard.getSystemClipboard().getContentTypes();
        });
    assertThat(formats).containsExactly(DataFormat.PLAIN_TEXT);
  }
}
