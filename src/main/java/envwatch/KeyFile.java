package envwatch;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collections;
import java.util.Set;

/** A file that holds an API key and nothing else. */
final class KeyFile {
  private static final int LARGEST = 4096;

  private KeyFile() {}

  /** The key without the line break that editors add. */
  static Secret read(Path file) throws UsageException {
    try (InputStream stream = Files.newInputStream(file)) {
      String key = new String(stream.readNBytes(LARGEST), StandardCharsets.UTF_8).strip();
      boolean oneWord = key.chars().noneMatch(c -> Character.isWhitespace(c) || c < ' ');
      if (key.isEmpty() || !oneWord) {
        throw new UsageException(text("cli.key-file.content", file));
      }
      return Secret.of(key);
    } catch (IOException e) {
      throw new UsageException(text("cli.key-file.unreadable", file));
    }
  }

  /** False also where the system does not tell. */
  static boolean readableByOthers(Path file) {
    try {
      return !Collections.disjoint(
          Files.getPosixFilePermissions(file),
          Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
