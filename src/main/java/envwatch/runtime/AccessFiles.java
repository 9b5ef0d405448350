package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.remote.LinkPages;
import envwatch.remote.RdpFiles;
import envwatch.remote.WebBrowser;
import envwatch.util.Time;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Private files through which other programs reach environments. */
public final class AccessFiles implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(AccessFiles.class);

  private final RdpFiles remoteDesktop;
  private final LinkPages linkPages;

  /**
   * @param data the folder below which the files lie
   */
  AccessFiles(Path data, Time time) {
    remoteDesktop = new RdpFiles(data.resolve("remote"));
    linkPages = new LinkPages(data.resolve("pages"), text("access.web.page"), time::after);
  }

  /** For the program that opens remote desktops. */
  public RdpFiles remoteDesktop() {
    return remoteDesktop;
  }

  /** For the browser. */
  public LinkPages linkPages() {
    return linkPages;
  }

  /**
   * Deletes files left by an instance that was killed; returns immediately. Must be called only by
   * the instance that owns the folder, because another one may still be using its files.
   *
   * @param background does the work, which blocks on disk access
   */
  public void deleteLeft(Executor background) {
    background.execute(() -> delete(remoteDesktop::deleteLeft));
    background.execute(
        () -> delete(() -> linkPages.deleteLeft(WebBrowser.ofSystem().snapFolders())));
  }

  private interface Deletion {
    void run() throws IOException;
  }

  private static void delete(Deletion deletion) {
    try {
      deletion.run();
    } catch (IOException e) {
      LOG.warn("A private file of an earlier run stays: {}", e.toString());
    }
  }

  @Override
  public void close() {
    try {
      remoteDesktop.close();
    } catch (IOException e) {
      LOG.warn("A remote desktop file stays until the next one is opened: {}", e.toString());
    }
    linkPages.close();
  }
}
