package envwatch.settings;

import envwatch.platform.AppDirectories;
import envwatch.util.JsonFile;
import envwatch.util.JsonText;
import envwatch.util.NotJson;
import envwatch.util.Subscription;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The state of the window and its tables, in memory and on disk. It changes with every pixel of a
 * drag, and is less valuable than settings: unreadable values are replaced by the defaults.
 * Thread-safe.
 */
public final class WindowFile implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WindowFile.class);

  private final JsonFile file;
  private final Map<?, ?> before;
  private final DelayedSaving saving;
  private WindowSettings window;

  /** Reads the file: blocks on disk access, never fails. */
  public WindowFile(AppDirectories directories) {
    this(directories.windowFile(), SettingsFile.PAUSE_BEFORE_SAVING);
  }

  WindowFile(Path path, Duration pause) {
    file = new JsonFile(path);
    saving = new DelayedSaving("window", pause, SettingsFile.PAUSE_AFTER_FAILURE, this::write);
    Map<?, ?> found = Map.of();
    WindowSettings read = null;
    try {
      if (JsonText.read(file.read()) instanceof Map<?, ?> fields) {
        found = fields;
        read = WindowSettings.FORM.reading().apply(fields);
      }
    } catch (NoSuchFileException e) {
      LOG.debug("The window was never saved in {}", path);
    } catch (NotJson e) {
      LOG.warn("{} is no JSON: {}", path, e.getMessage());
    } catch (IOException e) {
      LOG.warn("Where the window stood cannot be read: {}", e.toString());
    }
    before = found;
    window = Objects.requireNonNullElse(read, WindowSettings.DEFAULT);
  }

  /** The newest state. */
  public synchronized WindowSettings current() {
    return window;
  }

  /** Changes the state immediately and saves it shortly afterwards. */
  public void change(UnaryOperator<WindowSettings> change) {
    synchronized (this) {
      window = change.apply(window);
    }
    saving.changed();
  }

  /** See {@link SettingsFile#onSaving}. */
  public Subscription onSaving(Consumer<Boolean> listener) {
    return saving.onSaving(listener);
  }

  private void write() throws IOException {
    file.write(NewerValues.merged(before, WindowSettings.FORM.writing().apply(current())));
  }

  /** Saves pending changes; blocks on disk access. */
  @Override
  public void close() {
    saving.close();
  }
}
