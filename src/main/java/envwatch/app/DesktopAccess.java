package envwatch.app;

import envwatch.remote.LinkPages;
import envwatch.remote.SshTerminal;
import envwatch.runtime.Session;
import envwatch.settings.GeneralSettings;
import envwatch.settings.SecuritySettings;
import envwatch.ui.remote.AccessServices;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Opens things outside the window, with programs of the system. */
record DesktopAccess(Session session, Desktop desktop) {

  public static AccessServices of(
      Session session, Presentation presentation, Desktop desktop, DesktopOpener opener) {
    return new AccessServices(
        presentation.watch()::service,
        session.accessFiles().remoteDesktop(),
        desktop.remoteDesktop(),
        new DesktopAccess(session, desktop)::openTerminal,
        () -> session.settings().current().security().get(SecuritySettings.REDIRECT_DRIVES),
        opener::browse,
        new DesktopAccess(session, desktop)::signIn,
        opener::openFolder,
        System.getProperty("os.name"),
        opener.background(),
        presentation::shownHost);
  }

  private SshTerminal.Outcome openTerminal(
      String host, @Nullable String user, Consumer<String> started) {
    GeneralSettings general = session.settings().current().general();
    return desktop
        .terminal()
        .open(
            new SshTerminal.Wish(
                host,
                user,
                general.get(GeneralSettings.SSH_PORT),
                general.get(GeneralSettings.TERMINAL)),
            started);
  }

  /** Opens a sign-in link, if possible without exposing it in a process's arguments. */
  private void signIn(URI link) throws IOException {
    LinkPages pages = session.accessFiles().linkPages();
    Optional<Path> folder = desktop.pageFolder().apply(pages.folder());
    desktop.opener().open(folder.isPresent() ? pages.save(link, folder.get()).toUri() : link);
  }
}
