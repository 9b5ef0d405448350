package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.StatusMessage;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class DesktopOpenerTest {
  @AutoClose private final SystemTime time = new SystemTime();
  private final StatusMessage message = new StatusMessage(time, Runnable::run);

  private DesktopOpener opener(Desktop.Opener opener) {
    return new DesktopOpener(opener, new BackgroundWork(Runnable::run, Runnable::run), message);
  }

  private static void nothingOpens(URI address) throws IOException {
    throw new IOException("no program opens " + address);
  }

  @Test
  void thatNoBrowserOpenedIsSaidWithoutTheAddress() {
    opener(DesktopOpenerTest::nothingOpens).browse(URI.create("https://lab.example/?token=abc"));

    assertThat(message.textProperty().get())
        .isEqualTo("No web browser could be opened on this computer.");
    assertThat(message.troubleProperty().get()).isTrue();
  }

  @Test
  void thatNoProgramShowsAFolderIsSaidWithItsName() {
    opener(DesktopOpenerTest::nothingOpens).openFolder(Path.of("/data/envwatch"));

    assertThat(message.textProperty().get())
        .contains("No program on this computer can open the folder", "envwatch");
  }

  @Test
  void whatOpensNeedsNoMessage() {
    opener(address -> {}).browse(URI.create("https://lab.example"));

    assertThat(message.textProperty().get()).isEmpty();
  }
}
