package envwatch.remote;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.BreakIterator;
import java.util.Locale;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The folder of .rdp files: readable only by the user, and emptied when the program starts, before
 * the first file is saved, and when the program ends. An instance that has saved no file leaves the
 * folder to the one that has. Thread-safe.
 */
public final class RdpFiles implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RdpFiles.class);

  /** The maximum number of characters of each of the two names in a file name. */
  private static final int LONGEST_NAME = 60;

  /**
   * The same in UTF-8 bytes: with two names of this length, a file name stays below the 255 bytes
   * that most file systems allow.
   */
  private static final int MOST_BYTES = 120;

  private static final Set<String> WINDOWS_DEVICES = Set.of("con", "prn", "aux", "nul");

  private final Path folder;
  private boolean used;

  /**
   * @param folder created on first use
   */
  public RdpFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Saves the text under a name derived from those of the machine and the environment. Blocks on
   * disk access, so it must not be called on the JavaFX thread.
   */
  public synchronized Path save(String environmentName, String machineName, String text)
      throws IOException {
    PrivateFiles.createFolder(folder);
    if (!used) {
      empty();
      used = true;
    }
    Path file = folder.resolve(fileName(environmentName, machineName));
    Files.deleteIfExists(file);
    PrivateFiles.createFile(file);
    return Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A file name that is valid on all systems, whatever the names from the service contain. */
  static String fileName(String environmentName, String machineName) {
    String name = plain(machineName) + " - " + plain(environmentName);
    return name + ".rdp";
  }

  private static String plain(String name) {
    String letters =
        name.replaceAll("[^\\p{L}\\p{N} ._-]", "_")
            .replaceAll("^[. ]+", "")
            .replaceAll("\\s+", " ")
            .strip();
    String whole = cut(letters).replaceAll("[. ]+$", "");
    return whole.isEmpty() || WINDOWS_DEVICES.contains(whole.toLowerCase(Locale.ROOT))
        ? "machine"
        : whole;
  }

  /** Deletes files left by an earlier run that was killed. Blocks on disk access. */
  public synchronized void deleteLeft() throws IOException {
    if (!used && Files.isDirectory(folder)) {
      empty();
    }
  }

  /**
   * Cuts the name without splitting a character that consists of several bytes or has a combining
   * accent.
   */
  private static String cut(String name) {
    BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
    letters.setText(name);
    int end = 0;
    int bytes = 0;
    int next = letters.next();
    for (int count = 0; count < LONGEST_NAME && next != BreakIterator.DONE; count++) {
      bytes += name.substring(end, next).getBytes(StandardCharsets.UTF_8).length;
      if (bytes > MOST_BYTES) {
        break;
      }
      end = next;
      next = letters.next();
    }
    return name.substring(0, end);
  }

  /** Deletes the saved files; one that a client still has open is left until the next time. */
  @Override
  public synchronized void close() throws IOException {
    if (used) {
      empty();
    }
  }

  /** One that cannot be deleted keeps neither the others nor a new one from its place. */
  private void empty() throws IOException {
    try (var files = Files.newDirectoryStream(folder, "*.rdp")) {
      for (Path file : files) {
        delete(file);
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("A file for remote desktops stays until the next time: {}", e.toString());
    }
  }
}
