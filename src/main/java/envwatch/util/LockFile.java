package envwatch.util;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file that one program at a time holds. The system lets go of it however the program ends.
 *
 * <p>Always a file of its own: on some systems, closing any file releases every lock that the
 * program holds on it.
 */
public final class LockFile implements AutoCloseable {
  private final FileChannel channel;

  private LockFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Holds the file from now on, and makes it if it is missing; returns at once.
   *
   * @return empty if another program holds it, or another part of this one
   * @throws IOException if files cannot be locked here
   */
  public static Optional<LockFile> acquire(Path file) throws IOException {
    PrivateFiles.createIfMissing(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return Optional.of(new LockFile(channel));
      }
    } catch (OverlappingFileLockException e) {
      // Another part of this program has it.
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return Optional.empty();
  }

  /** Whether somebody holds the file at this moment; false if files cannot be locked here. */
  public static boolean isHeld(Path file) {
    try {
      Optional<LockFile> free = acquire(file);
      if (free.isPresent()) {
        free.get().close();
      }
      return free.isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
