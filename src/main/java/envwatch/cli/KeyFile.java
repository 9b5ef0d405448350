package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import java.util.Set;

/** A file that contains only an API key. */
final class KeyFile {
  private static final int LARGEST = 4096;
  private static final String ENCODING_MARK = "\uFEFF";

  /** The replacement for bytes that are not valid UTF-8. */
  private static final int UNREADABLE = 0xFFFD;

  private KeyFile() {}

  /** Reads the key without a trailing line break and a byte order mark, which editors add. */
  static Secret read(Path file) throws UsageException {
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] content = stream.readNBytes(LARGEST + 1);
      if (content.length > LARGEST) {
        throw new UsageException(text("cli.key-file.content", file));
      }
      return keyIn(new String(content, StandardCharsets.UTF_8))
          .orElseThrow(() -> new UsageException(text("cli.key-file.content", file)));
    } catch (IOException e) {
      throw new UsageException(text("cli.key-file.unreadable", file));
    }
  }

  /** The key; empty unless the text is a single word. */
  static Optional<Secret> keyIn(String text) {
    String key = text.strip();
    if (key.startsWith(ENCODING_MARK)) {
      key = key.substring(ENCODING_MARK.length()).strip();
    }
    return key.isEmpty() || key.chars().anyMatch(KeyFile::foreign)
        ? Optional.empty()
        : Optional.of(Secret.of(key));
  }

  private static boolean foreign(int character) {
    return Character.isWhitespace(character)
        || Character.isISOControl(character)
        || character == UNREADABLE;
  }

  /** Whether other users can read the file; false also if the system does not say. */
  static boolean readableByOthers(Path file) {
    return readableByOthers(file, System.getProperty("user.name", ""));
  }

  /**
   * The same for a user. A file of somebody else is read through its group, as Kubernetes hands it
   * over: nobody is exposed by that.
   */
  static boolean readableByOthers(Path file, String user) {
    try {
      Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
      return permissions.contains(PosixFilePermission.OTHERS_READ)
          || (permissions.contains(PosixFilePermission.GROUP_READ)
              && Files.getOwner(file).getName().equals(user));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
