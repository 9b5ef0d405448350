package envwatch.base;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/**
 * Files and folders that the user alone can read. On systems without POSIX permissions the user's
 * profile, in which they lie, keeps others out.
 */
public final class PrivateFiles {
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  private static final String UNFINISHED = ".new";

  /** As many as Linux follows. */
  private static final int MOST_LINKS = 40;

  private static final Duration LONGEST_WRITING = Duration.ofMinutes(1);

  private PrivateFiles() {}

  /**
   * Creates the folder and those above it, as far as they are missing.
   *
   * @throws IOException also when the folder is there but cannot be written to
   */
  public static void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, FOLDER));
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }

  /**
   * Writes the file as a whole: whatever happens meanwhile, also to the power, there is afterwards
   * the old content or the new, never a part of it. Several processes may write the same file; the
   * last wins. Missing folders are created. A symbolic link is replaced, not followed.
   *
   * @throws AccessDeniedException also when the file is marked as read-only
   */
  public static void replace(Path file, byte[] content) throws IOException {
    createFolder(file.toAbsolutePath().resolveSibling(""));
    replaceInFolder(file, content);
  }

  /** As {@link #replace}, but fails where there is no such folder. */
  public static void replaceInFolder(Path file, byte[] content) throws IOException {
    Path folder = file.toAbsolutePath().resolveSibling("");
    refuseReadOnly(file);
    sweep(folder, file.getFileName() + ".");
    Path sibling = createFile(folder, file.getFileName() + ".", UNFINISHED);
    try {
      try (FileChannel channel = FileChannel.open(sibling, StandardOpenOption.WRITE)) {
        ByteBuffer buffer = ByteBuffer.wrap(content);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        channel.force(true);
      }
      move(sibling, file);
    } finally {
      Files.deleteIfExists(sibling);
    }
  }

  /**
   * The file that is meant: where a symbolic link leads, which may be to a file that does not exist
   * yet; the file itself when it is no link. Only for files in the user's own folders: elsewhere
   * somebody else may have made the link.
   */
  public static Path target(Path file) throws IOException {
    Path found = file;
    for (int links = 0; Files.isSymbolicLink(found); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      found = found.resolveSibling(Files.readSymbolicLink(found));
    }
    return found;
  }

  /** Replacing a file needs no permission to write to it, but the mark says what is wanted. */
  private static void refuseReadOnly(Path file) throws IOException {
    if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !writableForOwner(file)) {
      throw new AccessDeniedException(file.toString(), null, "is read-only");
    }
  }

  /** The superuser may write to any file: the permissions themselves are asked. */
  private static boolean writableForOwner(Path file) throws IOException {
    PosixFileAttributeView posix =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    return Files.isWritable(file)
        && (posix == null
            || posix.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE));
  }

  /** Removes what a process left that was killed while writing; a younger file is another's. */
  private static void sweep(Path folder, String beginning) throws IOException {
    Instant longAgo = Instant.now().minus(LONGEST_WRITING);
    try (DirectoryStream<Path> unfinished =
        Files.newDirectoryStream(folder, file -> unfinished(file, beginning))) {
      for (Path left : unfinished) {
        if (Files.getLastModifiedTime(left).toInstant().isBefore(longAgo)) {
          Files.deleteIfExists(left);
        }
      }
    } catch (DirectoryIteratorException | NoSuchFileException e) {
      // Another process swept at the same time, or the folder cannot be listed: no harm is done.
      return;
    }
  }

  private static boolean unfinished(Path file, String beginning) {
    String name = file.getFileName().toString();
    return name.startsWith(beginning) && name.endsWith(UNFINISHED);
  }

  /**
   * Creates an empty file.
   *
   * @throws FileAlreadyExistsException when there is one already, or a link
   */
  public static void createFile(Path file) throws IOException {
    Files.createFile(file, attributes(file, FILE));
  }

  /** Creates an empty file with a name that nobody can know before. */
  public static Path createFile(Path folder, String prefix, String suffix) throws IOException {
    return Files.createTempFile(folder, prefix, suffix, attributes(folder, FILE));
  }

  /** Creates an empty file unless there is one. */
  public static void createIfMissing(Path file) throws IOException {
    createFolder(file.toAbsolutePath().resolveSibling(""));
    try {
      createFile(file);
    } catch (FileAlreadyExistsException e) {
      // Another process was first, or an earlier start: as wanted.
      return;
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      // Some network drives cannot; a short moment without the file is better than never saving.
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static FileAttribute<?>[] attributes(Path where, Set<PosixFilePermission> permissions) {
    return where.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }
}
