package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class NotificationServiceTest {
  @TempDir Path folder;

  @Test
  void namesAreTextAlsoWhereMarkupIsUnderstood() {
    assertThat(NotificationService.escaped("Lab <b>bold</b> & &lt;"))
        .isEqualTo("Lab &lt;b&gt;bold&lt;/b&gt; &amp; &amp;lt;");
  }

  @Test
  void withoutABusThatIsSaid() {
    String nowhere = "unix:path=" + folder.resolve("bus");
    NotificationService service =
        new NotificationService(() -> DBusConnectionBuilder.forAddress(nowhere), "Show", () -> {});
    assertThatThrownBy(() -> service.show("Title", "Text", false)).isInstanceOf(IOException.class);
  }
}
