package envwatch.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that the user alone can read. On systems without POSIX permissions the user's
 * profile, in which they lie, keeps others out.
 */
public final class OwnerOnly {
  private static final String FOLDER = "rwx------";
  private static final String FILE = "rw-------";

  private OwnerOnly() {}

  public static void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, FOLDER));
  }

  public static void createFile(Path file) throws IOException {
    Files.createFile(file, attributes(file, FILE));
  }

  /** A file with a name that nobody can know before. */
  public static Path createFile(Path folder, String prefix, String suffix) throws IOException {
    return Files.createTempFile(folder, prefix, suffix, attributes(folder, FILE));
  }

  private static FileAttribute<?>[] attributes(Path where, String permissions) {
    return where.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }
}
