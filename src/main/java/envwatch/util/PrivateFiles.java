package envwatch.util;

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
 * Files and folders that only the user can read. On systems without POSIX permissions, they are
 * protected by the permissions of the user's profile that contains them.
 */
public final class PrivateFiles {
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  private static final String UNFINISHED = ".new";

  /** The number of symbolic links that Linux follows. */
  private static final int MOST_LINKS = 40;

  private static final Duration LONGEST_WRITING = Duration.ofMinutes(1);

  private PrivateFiles() {}

  /**
   * Creates the folder and its missing parents.
   *
   * @throws IOException also when the folder exists but cannot be written to
   */
  public static void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, FOLDER));
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }

  /**
   * Replaces the file atomically: even after a crash or a power failure, the file has either the
   * old or the new content, never a part of it. Several processes may write the same file; the last
   * one wins. Missing folders are created. A symbolic link is replaced, not followed.
   *
   * @throws AccessDeniedException also when the file is marked as read-only
   */
  public static void replace(Path file, byte[] content) throws IOException {
    createFolder(file.toAbsolutePath().resolveSibling(""));
    replaceInFolder(file, content);
  }

  /** Like {@link #replace}, but fails if the folder does not exist. */
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
   * Resolves symbolic links: returns the link's target, which may not exist yet, or the file itself
   * when it is not a link. Only for files in the user's own folders: elsewhere, another user may
   * have created the link.
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

  /**
   * Fails if the file is marked as read-only: replacing a file does not require write permission,
   * and the superuser never does, but the mark shows the user's intention.
   *
   * @throws AccessDeniedException when it is marked
   */
  public static void refuseReadOnly(Path file) throws IOException {
    if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !writableForOwner(file)) {
      throw new AccessDeniedException(file.toString(), null, "is read-only");
    }
  }

  /** Checks the permissions themselves, because the superuser may write to any file. */
  private static boolean writableForOwner(Path file) throws IOException {
    PosixFileAttributeView posix =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    return Files.isWritable(file)
        && (posix == null
            || posix.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE));
  }

  /**
   * Deletes temporary files left by a process that was killed while writing; a recent one belongs
   * to a running process.
   */
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
      // Another process deleted them at the same time, or the folder cannot be listed: harmless.
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
   * @throws FileAlreadyExistsException when the file or a link of that name already exists
   */
  public static void createFile(Path file) throws IOException {
    Files.createFile(file, attributes(file, FILE));
  }

  /** Creates an empty file with an unpredictable name. */
  public static Path createFile(Path folder, String prefix, String suffix) throws IOException {
    return Files.createTempFile(folder, prefix, suffix, attributes(folder, FILE));
  }

  /** Creates an empty file if none exists. */
  public static void createIfMissing(Path file) throws IOException {
    createFolder(file.toAbsolutePath().resolveSibling(""));
    try {
      createFile(file);
    } catch (FileAlreadyExistsException e) {
      // The file already exists, created by another process or at an earlier start.
      return;
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      // Some network drives cannot replace atomically; being without the file for a moment is
      // better than never saving.
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static FileAttribute<?>[] attributes(Path where, Set<PosixFilePermission> permissions) {
    return where.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }
}
