package envwatch.settings;

import envwatch.platform.AppDirectories;
import envwatch.util.JsonFile;
import envwatch.util.JsonText;
import envwatch.util.Listeners;
import envwatch.util.NotJson;
import envwatch.util.PrivateFiles;
import envwatch.util.Subscription;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The settings in memory and on disk. Reading is tolerant. The file is written about a second after
 * a change, on a separate thread, and replaced atomically. Thread-safe.
 */
public final class SettingsFile implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);

  static final Duration PAUSE_BEFORE_SAVING = Duration.ofSeconds(1);
  static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(10);
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

  private final Path file;
  private final JsonFile json;
  private final Listeners<Settings> subscribers = new Listeners<>();
  private final DelayedSaving saving;
  private final Content content;
  private Settings settings;

  /** Reads the file: blocks on disk access, never fails. */
  public SettingsFile(AppDirectories directories) {
    this(directories.settingsFile(), PAUSE_BEFORE_SAVING, PAUSE_AFTER_FAILURE);
  }

  SettingsFile(Path file, Duration pause, Duration pauseAfterFailure) {
    this.file = file;
    json = new JsonFile(file);
    saving = new DelayedSaving("settings", pause, pauseAfterFailure, this::write);
    content = read();
    settings = content.settings();
  }

  /** The newest settings. */
  public synchronized Settings current() {
    return settings;
  }

  /**
   * Where the file was moved if it could not be read, or copied if a part of it was not understood;
   * empty if all is well.
   */
  public Optional<Path> setAside() {
    return Optional.ofNullable(content.setAside());
  }

  /**
   * Changes the settings immediately and saves them shortly afterwards. Subscribers are called on
   * this thread, or on a thread that is already delivering another change.
   */
  public void change(UnaryOperator<Settings> change) {
    synchronized (this) {
      settings = change.apply(settings);
      subscribers.queue(settings);
    }
    saving.changed();
    subscribers.deliver();
  }

  /** Passes each change to the subscriber, which must not block. */
  public Subscription subscribe(Consumer<Settings> subscriber) {
    return subscribers.subscribe(subscriber);
  }

  /**
   * Passes {@code false} to the listener when saving starts to fail and {@code true} when it works
   * again. In the meantime, changes are kept in memory, and saving is retried from time to time.
   * Called on the saving thread.
   */
  public Subscription onSaving(Consumer<Boolean> listener) {
    return saving.onSaving(listener);
  }

  /** Saves pending changes; blocks on disk access. */
  @Override
  public void close() {
    saving.close();
  }

  private void write() throws IOException {
    if (!content.mayReplace()) {
      throw new FileSystemException(
          file.toString(), null, "cannot be read, and is not overwritten");
    }
    json.write(NewerValues.merged(content.before(), Settings.FORM.writing().apply(current())));
  }

  /**
   * The result of reading.
   *
   * @param before the content of the file; empty if there was no readable file
   * @param mayReplace false if the file contains something that could neither be read nor moved
   *     elsewhere
   */
  private record Content(
      Map<?, ?> before, Settings settings, @Nullable Path setAside, boolean mayReplace) {}

  private Content read() {
    byte[] bytes;
    try {
      bytes = json.read();
    } catch (NoSuchFileException e) {
      return new Content(Map.of(), Settings.DEFAULT, null, true);
    } catch (IOException e) {
      LOG.warn("Settings cannot be read: {}", e.toString());
      return broken();
    }
    try {
      if (JsonText.read(bytes) instanceof Map<?, ?> found) {
        return content(bytes, found);
      }
    } catch (NotJson e) {
      LOG.warn("Settings in {} are no JSON: {}", file, e.getMessage());
    }
    return broken();
  }

  private Content content(byte[] bytes, Map<?, ?> found) {
    Settings read =
        Objects.requireNonNullElse(Settings.FORM.reading().apply(found), Settings.DEFAULT);
    boolean complete =
        read.accounts().size() == size(found.get("accounts"))
            && read.savedViews().size() == size(found.get("savedViews"))
            && read.tools().size() == size(found.get("tools"));
    return new Content(found, read, complete ? null : keepCopy(bytes), true);
  }

  /** The number of values to read from a list; a value that is not a list counts as one. */
  private static int size(@Nullable Object json) {
    return switch (json) {
      case null -> 0;
      case List<?> list -> list.size();
      default -> 1;
    };
  }

  private Content broken() {
    Path aside = aside();
    try {
      Files.move(Files.isRegularFile(file) ? PrivateFiles.target(file) : file, aside);
      LOG.warn("Settings that cannot be read were set aside as {}", aside);
      return new Content(Map.of(), Settings.DEFAULT, aside, true);
    } catch (IOException e) {
      LOG.warn("Settings that cannot be read stay where they are: {}", e.toString());
      // If the folder is not readable, both are false: no file was seen that could be renamed.
      return new Content(
          Map.of(), Settings.DEFAULT, Files.exists(file) ? file : null, Files.notExists(file));
    }
  }

  private @Nullable Path keepCopy(byte[] bytes) {
    Path aside = aside();
    try {
      PrivateFiles.replace(aside, bytes);
      return aside;
    } catch (IOException e) {
      LOG.warn("No copy of the settings could be kept: {}", e.toString());
      return null;
    }
  }

  private Path aside() {
    return file.resolveSibling("settings.broken-" + STAMP.format(Instant.now()) + ".json");
  }
}
