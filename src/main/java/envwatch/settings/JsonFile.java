package envwatch.settings;

import envwatch.base.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A small file of ours, which a person may have edited, replaced or made a link. */
record JsonFile(Path path) {
  /** In bytes; what a person and Envwatch write is a thousand times smaller. */
  private static final int LARGEST = 8 * 1024 * 1024;

  /** Neither waits at what is no file, nor fills the memory with what are no settings. */
  byte[] read() throws IOException {
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

  /** Leaves the old file or the new one whatever happens. */
  void write(@Nullable Object json) throws IOException {
    byte[] bytes = Json.write(json);
    if (Files.isSymbolicLink(path)) {
      // No folder is made on the way: it may lead to a drive that is not there now.
      PrivateFiles.replaceInFolder(PrivateFiles.target(path), bytes);
    } else {
      PrivateFiles.replace(path, bytes);
    }
  }
}
