package envwatch.platform;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * A log file that only the user can read. When it is full, it becomes the newest of three older
 * ones: {@code envwatch.log}, {@code envwatch.1.log} and so on. The JDK's {@code FileHandler} lets
 * everybody read its files, numbers the current one too, and leaves a file of its own beside it.
 *
 * <p>Where it cannot be written, such as on a full disk, messages are lost: there is no other place
 * to say so.
 */
final class LogFile extends Handler {
  private static final long LARGEST = 1024 * 1024;
  private static final int OLDER_FILES = 3;

  private final Path file;
  private @Nullable OutputStream out;
  private long length;

  LogFile(Path file) {
    this.file = file;
  }

  /** Writes the message at once, so that a crash loses none. */
  @Override
  public synchronized void publish(LogRecord message) {
    if (!isLoggable(message)) {
      return;
    }
    byte[] line = getFormatter().format(message).getBytes(StandardCharsets.UTF_8);
    try {
      if (out == null) {
        out = open();
      }
      out.write(line);
      length += line.length;
      if (length > LARGEST) {
        close();
        makeOlder();
      }
    } catch (IOException e) {
      close();
    }
  }

  private OutputStream open() throws IOException {
    PrivateFiles.createIfMissing(file);
    length = Files.size(file);
    if (length > LARGEST) {
      // It could not be renamed, as on Windows while another program reads it.
      length = 0;
      return Files.newOutputStream(file, StandardOpenOption.TRUNCATE_EXISTING);
    }
    return Files.newOutputStream(file, StandardOpenOption.APPEND);
  }

  private void makeOlder() throws IOException {
    for (int i = OLDER_FILES - 1; i > 0; i--) {
      if (Files.exists(older(i))) {
        Files.move(older(i), older(i + 1), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Files.move(file, older(1), StandardCopyOption.REPLACE_EXISTING);
  }

  private Path older(int number) {
    return file.resolveSibling(
        file.getFileName().toString().replaceFirst("\\.log$", "." + number + ".log"));
  }

  @Override
  public void flush() {
    // Every message has been written.
  }

  @Override
  public synchronized void close() {
    OutputStream closed = out;
    out = null;
    if (closed == null) {
      return;
    }
    try {
      closed.close();
    } catch (IOException e) {
      // Every message has been written.
      return;
    }
  }
}
