package envwatch.notices;

import envwatch.util.JsonFile;
import envwatch.util.NotJson;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with what is remembered of notices: ids and moments, no names and no secrets. It is
 * worth little: what cannot be read or written is only logged. Blocks on disk access.
 */
public final class NoticeFile {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeFile.class);

  private final JsonFile file;
  private boolean failing;

  public NoticeFile(Path path) {
    file = new JsonFile(path);
  }

  public synchronized StoredNotices read() {
    try {
      return Objects.requireNonNullElse(file.read(RememberedForm.FORM), StoredNotices.NOTHING);
    } catch (NoSuchFileException e) {
      return StoredNotices.NOTHING;
    } catch (IOException | NotJson e) {
      LOG.warn("What was told cannot be read: {}", e.toString());
      return StoredNotices.NOTHING;
    }
  }

  public synchronized void write(StoredNotices remembered) {
    try {
      file.write(RememberedForm.FORM.writing().apply(remembered));
      failing = false;
    } catch (IOException e) {
      if (!failing) {
        LOG.warn("What was told cannot be kept: {}", e.toString());
      }
      failing = true;
    }
  }
}
