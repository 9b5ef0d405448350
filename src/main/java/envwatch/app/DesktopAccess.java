package envwatch.app;

import envwatch.remote.LinkPages;
import envwatch.runtime.Session;
import envwatch.settings.SecuritySettings;
import envwatch.ui.remote.AccessServices;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Opens things outside the window, with programs of the system. */
record DesktopAccess(Session session, Desktop desktop) {

  public static AccessServices of(
      Session session, Presentation presentation, Desktop desktop, DesktopOpener opener) {
    return new AccessServices(
        presentation.watch()::service,
        session.accessFiles().remoteDesktop(),
        desktop.remoteDesktop(),
        () -> session.settings().current().security().get(SecuritySettings.REDIRECT_DRIVES),
        opener::browse,
        new DesktopAccess(session, desktop)::signIn,
        opener::openFolder,
        System.getProperty("os.name"),
        opener.background(),
        presentation::shownHost);
  }

  /** Opens a sign-in link, if possible without exposing it in a process's arguments. */
  private void signIn(URI link) throws IOException {
    LinkPages pages = session.accessFiles().linkPages();
    Optional<Path> folder = desktop.pageFolder().apply(pages.folder());
    desktop.opener().open(folder.isPresent() ? pages.save(link, folder.get()).toUri() : link);
  }
}
