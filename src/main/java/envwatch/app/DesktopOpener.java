package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.StatusMessage;
import envwatch.words.PlainText;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;

/**
 * Opens web addresses and folders without blocking the window, and shows a message if that fails.
 * The message does not contain the address, which may be a sign-in link.
 */
record DesktopOpener(Desktop.Opener opener, BackgroundWork background, StatusMessage message) {
  public void browse(URI address) {
    open(address, text("open.not-browsed"));
  }

  public void openFolder(Path folder) {
    open(folder.toUri(), text("open.not-shown", PlainText.line(folder.toString())));
  }

  private void open(URI address, String otherwise) {
    background.start(task -> {
      try {
        opener.open(address);
      } catch (IOException e) {
        task.show(() -> message.warn(otherwise));
      }
    });
  }
}
