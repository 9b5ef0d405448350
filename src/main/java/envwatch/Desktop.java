package envwatch;

import envwatch.ui.ClipboardAccess;
import java.net.URI;
import java.util.function.Consumer;

/**
 * What the window uses of the desktop around it; tests bring their own.
 *
 * @param opener opens web addresses and folders; returns at once
 */
record Desktop(ClipboardAccess clipboard, Consumer<URI> opener) {
  void open(URI address) {
    opener.accept(address);
  }
}
