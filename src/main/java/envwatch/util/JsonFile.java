package envwatch.util;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A small file of Envwatch's that a user may have edited, or replaced by another file or a link.
 */
public record JsonFile(Path path) {
  /** In bytes; real files are a thousand times smaller. */
  private static final int LARGEST = 8 * 1024 * 1024;

  /**
   * Neither blocks on something that is not a regular file, nor fills the memory with an oversized
   * one.
   */
  public byte[] read() throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileSystemException(path.toString(), null, "is not a file");
    }
    try (InputStream stream = Files.newInputStream(path)) {
      byte[] bytes = stream.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new FileSystemException(path.toString(), null, "is too large");
      }
      return bytes;
    }
  }

  /**
   * The value in the file; null if it contains none.
   *
   * @throws NotJson also if there are other bytes in it
   */
  public <T> @Nullable T read(JsonForm<T> form) throws IOException, NotJson {
    return form.reading().apply(JsonText.read(read()));
  }

  /** Replaces the file atomically. */
  public void write(@Nullable Object json) throws IOException {
    byte[] bytes = JsonText.indented(json);
    if (Files.isSymbolicLink(path)) {
      // Creates no folders: a link may lead to a drive that is currently not mounted.
      PrivateFiles.replaceInFolder(PrivateFiles.target(path), bytes);
    } else {
      PrivateFiles.replace(path, bytes);
    }
  }
}
