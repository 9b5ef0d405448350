package envwatch.app;

import envwatch.remote.LinkPages;
import envwatch.runtime.Session;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.remote.AccessDesk;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;

/** The ways out of the window, through the programs of the system. */
record DesktopAccess(Session session, Desktop desktop) {

  static AccessDesk of(Session session, Desktop desktop) {
    return new AccessDesk(
        session.watch()::service,
        session.remoteFiles(),
        desktop.remoteDesktop(),
        () -> session.settings().current().security().redirectDrives(),
        desktop::open,
        new DesktopAccess(session, desktop)::signIn,
        folder -> desktop.open(folder.toUri()),
        System.getProperty("os.name"),
        new BackgroundWork(session.requests(), Platform::runLater));
  }

  /**
   * Opens a link that signs in without naming it in a process's arguments, where that is possible.
   */
  private void signIn(URI link) throws IOException {
    LinkPages pages = session.linkPages();
    Optional<Path> folder = desktop.pageFolder().apply(pages.folder());
    desktop.open(folder.isPresent() ? pages.save(link, folder.get()).toUri() : link);
  }
}
