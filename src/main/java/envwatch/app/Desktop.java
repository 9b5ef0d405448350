package envwatch.app;

import envwatch.remote.RemoteDesktopClient;
import envwatch.ui.secrets.ClipboardAccess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the window uses of the desktop around it; tests bring their own.
 *
 * @param opener opens web addresses and folders; may block
 * @param pageFolder the folder in which a page for the browser can lie, given the one that Envwatch
 *     would take; empty where no page reaches the browser; may block
 * @param remoteDesktop what opens .rdp files, looked for again each time; touches the disk
 */
record Desktop(
    ClipboardAccess clipboard,
    Opener opener,
    Function<Path, Optional<Path>> pageFolder,
    Supplier<Optional<RemoteDesktopClient>> remoteDesktop) {
  /** Opens a web address or a folder with the program that the system has for it. */
  @FunctionalInterface
  interface Opener {
    /**
     * @throws IOException if no program opened it
     */
    void open(URI address) throws IOException;
  }
}
