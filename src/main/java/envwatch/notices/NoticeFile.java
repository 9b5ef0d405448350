package envwatch.notices;

import envwatch.util.PrivateFiles;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with what is remembered of notices: ids and moments, no names and no secrets. It is
 * worth little: what cannot be read or written is only logged. Blocks on disk access.
 */
public final class NoticeFile {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeFile.class);

  /** In bytes; real files are a hundred times smaller. */
  private static final int LARGEST = 4 * 1024 * 1024;

  private final Path path;
  private boolean failing;

  public NoticeFile(Path path) {
    this.path = path;
  }

  public synchronized Remembered read() {
    if (!Files.isRegularFile(path)) {
      return Remembered.NOTHING;
    }
    try (InputStream stream = Files.newInputStream(path)) {
      byte[] bytes = stream.readNBytes(LARGEST);
      BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
      return NoticeLines.read(reader.lines());
    } catch (NoSuchFileException e) {
      return Remembered.NOTHING;
    } catch (IOException e) {
      LOG.warn("What was told cannot be read: {}", e.toString());
      return Remembered.NOTHING;
    }
  }

  public synchronized void write(Remembered remembered) {
    try {
      PrivateFiles.replace(path, NoticeLines.write(remembered).getBytes(StandardCharsets.UTF_8));
      failing = false;
    } catch (IOException e) {
      if (!failing) {
        LOG.warn("What was told cannot be kept: {}", e.toString());
      }
      failing = true;
    }
  }
}
