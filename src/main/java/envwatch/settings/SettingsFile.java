package envwatch.settings;

import envwatch.base.Listeners;
import envwatch.base.PrivateFiles;
import envwatch.base.Subscription;
import envwatch.platform.AppDirectories;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/**
 * The settings in memory and on disk. Reading is tolerant; writing happens about a second after a
 * change, on a thread of its own, and leaves the old file or the new one whatever happens. Safe for
 * use by many threads.
 */
public final class SettingsFile implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);

  /** In bytes; what a person and Envwatch write is a thousand times smaller. */
  private static final int LARGEST = 8 * 1024 * 1024;

  private static final byte[] NOTHING = {};
  private static final Duration PAUSE_BEFORE_SAVING = Duration.ofSeconds(1);
  private static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(10);
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

  private final Path file;
  private final Duration pause;
  private final Duration pauseAfterFailure;
  private final Listeners<Settings> subscribers = new Listeners<>();
  private final Listeners<Boolean> savingListeners = new Listeners<>();
  private final ScheduledThreadPoolExecutor saver =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("settings").factory());
  private final Object writing = new Object();

  private final Content content;
  private Settings settings;
  private boolean unsaved;
  private boolean failing;
  private @Nullable ScheduledFuture<?> planned;

  /** Reads the file: blocks for the disk, never fails. */
  public SettingsFile(AppDirectories directories) {
    this(directories.settingsFile(), PAUSE_BEFORE_SAVING, PAUSE_AFTER_FAILURE);
  }

  SettingsFile(Path file, Duration pause, Duration pauseAfterFailure) {
    this.file = file;
    this.pause = pause;
    this.pauseAfterFailure = pauseAfterFailure;
    content = read();
    settings = content.settings();
    // Settings that cannot be changed any more leave nothing waiting behind.
    saver.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** The newest settings. */
  public synchronized Settings current() {
    return settings;
  }

  /**
   * Where the file went when it could not be read, or a copy of it when a part was lost on reading;
   * empty when all is well.
   */
  public Optional<Path> setAside() {
    return Optional.ofNullable(content.setAside());
  }

  /**
   * Changes the settings at once and saves them soon. The subscribers are told on this thread, or
   * on one that is telling them of another change at this moment.
   */
  public void change(UnaryOperator<Settings> change) {
    synchronized (this) {
      Settings before = settings;
      settings = change.apply(before);
      unsaved = true;
      planSaving(pause);
      if (!settings.equals(before.withWindow(settings.window()))) {
        subscribers.queue(settings);
      }
    }
    subscribers.deliver();
  }

  private synchronized void planSaving(Duration delay) {
    if (planned != null) {
      planned.cancel(false);
    }
    if (!saver.isShutdown()) {
      planned = saver.schedule(this::save, delay.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /**
   * Tells the subscriber each change; it must not block. A change of the window alone is not told:
   * the window makes it itself, with every pixel of a drag.
   */
  public Subscription subscribe(Consumer<Settings> subscriber) {
    return subscribers.subscribe(subscriber);
  }

  /**
   * Tells the listener {@code false} when saving begins to fail and {@code true} when it works
   * again. What was changed stays in memory meanwhile, and saving is tried again from time to time.
   * Called on the thread that saves.
   */
  public Subscription onSaving(Consumer<Boolean> listener) {
    return savingListeners.subscribe(listener);
  }

  /** Saves what is not saved yet: blocks for the disk. */
  @Override
  public void close() {
    saver.shutdown();
    save();
  }

  private void save() {
    saveUntold();
    savingListeners.deliver();
  }

  private void saveUntold() {
    synchronized (writing) {
      Settings newest;
      synchronized (this) {
        if (!unsaved) {
          return;
        }
        unsaved = false;
        newest = settings;
      }
      try {
        write(newest);
        told(true);
      } catch (IOException e) {
        synchronized (this) {
          unsaved = true;
        }
        if (!failing) {
          LOG.warn("Settings not saved to {}: {}", file, e.toString());
        }
        told(false);
        planSaving(pauseAfterFailure);
      }
    }
  }

  private void told(boolean saved) {
    if (failing == saved) {
      failing = !saved;
      savingListeners.queue(saved);
    }
  }

  private void write(Settings newest) throws IOException {
    if (!content.mayReplace()) {
      throw new FileSystemException(
          file.toString(), null, "cannot be read, and is not overwritten");
    }
    byte[] json = SettingsWriter.write(newest, content.json());
    if (Files.isSymbolicLink(file)) {
      // No folder is made on the way: it may lead to a drive that is not there now.
      PrivateFiles.replaceInFolder(PrivateFiles.target(file), json);
    } else {
      PrivateFiles.replace(file, json);
    }
  }

  /**
   * What reading found.
   *
   * @param json the file as it was; empty when there was none that could be read
   * @param mayReplace false when the file holds what could be neither read nor put elsewhere
   */
  private record Content(
      byte[] json, Settings settings, @Nullable Path setAside, boolean mayReplace) {}

  private Content read() {
    byte[] bytes;
    try {
      bytes = readBytes();
    } catch (NoSuchFileException e) {
      return new Content(NOTHING, Settings.DEFAULT, null, true);
    } catch (IOException e) {
      LOG.warn("Settings cannot be read: {}", e.toString());
      return broken();
    }
    try {
      Fields found = Fields.in(bytes);
      if (!found.isObject()) {
        return broken();
      }
      SettingsReader.Reading reading = SettingsReader.read(found);
      return reading.complete()
          ? new Content(bytes, reading.settings(), null, true)
          : new Content(bytes, reading.settings(), keepCopy(bytes), true);
    } catch (JacksonException e) {
      LOG.warn("Settings in {} are no JSON: {}", file, e.getOriginalMessage());
      return broken();
    }
  }

  /** Neither waits at what is no file, nor fills the memory with what are no settings. */
  private byte[] readBytes() throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileSystemException(file.toString(), null, "is not a file");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new FileSystemException(file.toString(), null, "is too large");
      }
      return bytes;
    }
  }

  private Content broken() {
    Path aside = aside();
    try {
      Files.move(Files.isRegularFile(file) ? PrivateFiles.target(file) : file, aside);
      LOG.warn("Settings that cannot be read were set aside as {}", aside);
      return new Content(NOTHING, Settings.DEFAULT, aside, true);
    } catch (IOException e) {
      LOG.warn("Settings that cannot be read stay where they are: {}", e.toString());
      // In a folder that lets nobody look both are false: nothing was seen that could be named.
      return new Content(
          NOTHING, Settings.DEFAULT, Files.exists(file) ? file : null, Files.notExists(file));
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
