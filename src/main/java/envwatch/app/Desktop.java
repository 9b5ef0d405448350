package envwatch.app;

import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.SshTerminal;
import envwatch.ui.secrets.ClipboardAccess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The functions of the desktop that the window uses; tests supply their own.
 *
 * @param opener opens web addresses and folders; may block
 * @param pageFolder returns the folder for pages for the browser, given Envwatch's preferred one;
 *     empty if the browser cannot open pages; may block
 * @param remoteDesktop finds the program that opens .rdp files, searching again each time; accesses
 *     the disk
 * @param terminal opens a terminal with SSH; blocks for some seconds
 * @param notices the system's notices, given what is run when a person chooses one; empty where
 *     there are none
 */
record Desktop(
    ClipboardAccess clipboard,
    Opener opener,
    Function<Path, Optional<Path>> pageFolder,
    Supplier<Optional<RemoteDesktopClient>> remoteDesktop,
    Terminal terminal,
    Function<Runnable, Optional<NoticeOutlets.SystemNotices>> notices) {
  /** Opens a web address or a folder with the system's default program. */
  @FunctionalInterface
  public interface Opener {
    /**
     * @throws IOException if no program opened it
     */
    void open(URI address) throws IOException;
  }

  /** Opens a terminal with SSH. */
  @FunctionalInterface
  public interface Terminal {
    /**
     * @param started called with the name of the terminal once it was started
     */
    SshTerminal.Outcome open(SshTerminal.Wish wish, Consumer<String> started);
  }
}
