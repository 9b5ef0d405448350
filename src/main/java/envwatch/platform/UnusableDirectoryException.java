package envwatch.platform;

import java.io.IOException;
import java.nio.file.Path;

/** A folder that Envwatch needs cannot be created or written to. */
public final class UnusableDirectoryException extends Exception {
  private static final long serialVersionUID = 1L;
  private final transient Path folder;

  UnusableDirectoryException(Path folder, IOException cause) {
    super("cannot use the folder " + folder, cause);
    this.folder = folder;
  }

  public Path folder() {
    return folder;
  }
}
