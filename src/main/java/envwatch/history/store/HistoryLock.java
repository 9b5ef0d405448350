package envwatch.history.store;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Lets one program at a time write the history of a folder. In a file of its own: on some systems,
 * closing the database file would release the locks that the database itself holds on it. The
 * system releases the lock however the process ends.
 */
final class HistoryLock implements AutoCloseable {
  private final FileChannel channel;

  private HistoryLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Empty if another program, or another part of this one, writes the history. */
  static Optional<HistoryLock> acquire(Path file) throws IOException {
    PrivateFiles.createIfMissing(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new HistoryLock(channel));
      }
    } catch (OverlappingFileLockException e) {
      channel.close();
      return Optional.empty();
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
