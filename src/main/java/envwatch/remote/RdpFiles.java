package envwatch.remote;

import envwatch.base.PrivateFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.BreakIterator;
import java.util.Locale;
import java.util.Set;

/**
 * The folder of .rdp files: readable by the user alone, emptied when the program starts, before the
 * first is saved and when the program ends. A program that saved none leaves the folder to the one
 * that did. Safe for use by many threads.
 */
public final class RdpFiles implements AutoCloseable {
  /** Letters of each of the two names in a file's name. */
  private static final int LONGEST_NAME = 60;

  /**
   * The same in bytes of UTF-8: with both, a file's name stays below the 255 bytes that most file
   * systems allow.
   */
  private static final int MOST_BYTES = 120;

  private static final Set<String> WINDOWS_DEVICES = Set.of("con", "prn", "aux", "nul");

  private final Path folder;
  private boolean used;

  /**
   * @param folder made on first use
   */
  public RdpFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Saves the text under a name made from the machine's and the environment's. Blocks: never on the
   * JavaFX thread.
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

  /** A name that every system takes, whatever the service calls its machines. */
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

  /** Deletes what an earlier run left that was killed. Blocks for the disk. */
  public synchronized void deleteLeft() throws IOException {
    if (!used && Files.isDirectory(folder)) {
      empty();
    }
  }

  /** Never splits a character that consists of several bytes or has a combining accent. */
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

  /** Deletes what was saved; a file that a client still holds open stays for the next time. */
  @Override
  public synchronized void close() throws IOException {
    if (used) {
      empty();
    }
  }

  private void empty() throws IOException {
    try (var files = Files.newDirectoryStream(folder, "*.rdp")) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
  }
}
