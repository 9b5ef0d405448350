package envwatch.app;

import envwatch.remote.RemoteDesktopClient;
import envwatch.ui.secrets.ClipboardAccess;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the window uses of the desktop around it; tests bring their own.
 *
 * @param opener opens web addresses and folders; returns at once
 * @param pageFolder the folder in which a page for the browser can lie, given the one that Envwatch
 *     would take; empty where no page reaches the browser; may block
 * @param remoteDesktop what opens .rdp files, looked for again each time; touches the disk
 */
record Desktop(
    ClipboardAccess clipboard,
    Consumer<URI> opener,
    Function<Path, Optional<Path>> pageFolder,
    Supplier<Optional<RemoteDesktopClient>> remoteDesktop) {
  void open(URI address) {
    opener.accept(address);
  }
}
