package envwatch.remote;

import envwatch.platform.SystemProgram;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The system's web browser. All methods block, so they must not be called on the JavaFX thread.
 *
 * @param operatingSystem the value of {@code os.name}
 * @param home the user's home folder
 * @param snapEntries the folder with the menu entries of snaps
 */
public record WebBrowser(String operatingSystem, Path home, Path snapEntries) {
  private static final String ENTRY = ".desktop";
  private static final long PATIENCE_SECONDS = 5;

  public static WebBrowser ofSystem() {
    return new WebBrowser(
        System.getProperty("os.name"),
        Path.of(System.getProperty("user.home")),
        Path.of("/var/lib/snapd/desktop/applications"));
  }

  /**
   * Opens a web address, a page on this computer, or a folder. On most systems, the launching
   * command exits immediately, and its exit code says whether a program was found; on some, it runs
   * until the browser is closed, which counts as success.
   *
   * @throws NotOpenedException if no program opened it
   */
  public void open(URI address) throws NotOpenedException {
    Process opening = start(command(address.toString()));
    try {
      if (opening.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && opening.exitValue() != 0) {
        throw new NotOpenedException("exit code " + opening.exitValue());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Process start(List<String> command) throws NotOpenedException {
    try {
      return SystemProgram.start(command);
    } catch (IOException e) {
      throw new NotOpenedException(e);
    }
  }

  private List<String> command(String address) {
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open", address);
  }

  /**
   * The folder for pages for the browser.
   *
   * @param own Envwatch's preferred folder
   * @return a different one if the browser is a snap, which has no access to hidden folders; empty
   *     if local pages open in a different program than web addresses
   */
  public Optional<Path> pageFolder(Path own) {
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    if (system.startsWith("windows") || system.startsWith("mac")) {
      return Optional.of(own);
    }
    Optional<String> pages = programFor("text/html");
    Optional<String> addresses = programFor("x-scheme-handler/https");
    return pages.equals(addresses)
        ? pages.flatMap(entry -> folderFor(entry, own))
        : Optional.empty();
  }

  /**
   * @param entry the name of the browser's menu entry, which for snaps begins with the snap's name
   *     and an underscore
   */
  Optional<Path> folderFor(String entry, Path own) {
    if (!Files.exists(snapEntries.resolve(entry))) {
      return Optional.of(own);
    }
    String snap = entry.replaceFirst("_.*", "").replace(ENTRY, "");
    Path folder = folderIn(home.resolve("snap").resolve(snap));
    Path parent = folder.getParent();
    return parent != null && Files.isDirectory(parent) ? Optional.of(folder) : Optional.empty();
  }

  /** The folders that may contain pages for snap browsers. */
  public List<Path> snapFolders() throws IOException {
    Path snaps = home.resolve("snap");
    if (!Files.isDirectory(snaps)) {
      return List.of();
    }
    try (Stream<Path> each = Files.list(snaps)) {
      return each.map(WebBrowser::folderIn).filter(Files::isDirectory).toList();
    }
  }

  private static Path folderIn(Path snap) {
    return snap.resolve("common").resolve("envwatch");
  }

  /** The menu entry of the program that opens the MIME type; empty if none is known. */
  private static Optional<String> programFor(String type) {
    return SystemProgram.answer(PATIENCE_SECONDS, "xdg-mime", "query", "default", type)
        .filter(entry -> entry.endsWith(ENTRY) && !entry.contains("/"));
  }
}
