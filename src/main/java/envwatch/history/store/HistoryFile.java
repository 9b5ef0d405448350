package envwatch.history.store;

import envwatch.history.store.StoreException.Kind;
import envwatch.util.LockFile;
import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The file with the history: {@code history.db}, and what SQLite keeps beside it. */
public final class HistoryFile {
  /** The name of the file in the folder for data. */
  public static final String NAME = "history.db";

  /** What SQLite adds to the name for its own files, which belong to the database. */
  private static final List<String> PARTS = List.of("", "-wal", "-shm");

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final Path file;

  public HistoryFile(Path file) {
    this.file = file;
  }

  /**
   * Opens the file for writing, and makes it if it is missing. Readable by the user alone.
   *
   * @throws StoreException also of kind {@code LOCKED} if another program writes it
   */
  public HistoryWriter write() throws StoreException {
    try {
      LockFile lock =
          LockFile.acquire(lockFile())
              .orElseThrow(() ->
                  new StoreException(Kind.LOCKED, "another program writes " + file.getFileName()));
      try {
        return new HistoryWriter(open(), lock);
      } catch (IOException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw storeException(e);
    }
  }

  /**
   * Lets one program at a time write the history of a folder. In a file of its own: closing the
   * database file would release the locks that the database itself holds on it.
   */
  private Path lockFile() {
    return file.resolveSibling("history.lock");
  }

  /** Whether a program writes the file at this moment. */
  public boolean isWritten() {
    return LockFile.isHeld(lockFile());
  }

  private Database open() throws IOException {
    if (Files.isDirectory(file)) {
      throw new StoreException(Kind.UNUSABLE, file.getFileName() + " is a folder");
    }
    // SQLite gives its other files the permissions of this one.
    PrivateFiles.createIfMissing(file);
    PrivateFiles.refuseReadOnly(file);
    Database database = Database.write(file);
    try {
      Schema.prepare(database);
      return database;
    } catch (StoreException e) {
      database.close();
      throw e;
    }
  }

  private static StoreException storeException(IOException e) {
    if (e instanceof StoreException known) {
      return known;
    }
    String reason =
        e instanceof AccessDeniedException denied && denied.getReason() == null
            ? denied.getFile() + " is not writable"
            : String.valueOf(e.getMessage());
    return new StoreException(Kind.UNUSABLE, reason, e);
  }

  public boolean exists() {
    return Files.exists(file);
  }

  /** Opens the file for reading, while this or another program may write it. */
  public HistoryReader read() throws StoreException {
    try {
      return reader(Database.read(file));
    } catch (StoreException e) {
      if (e.kind() != Kind.UNUSABLE || !Files.isRegularFile(file)) {
        throw e;
      }
      // SQLite cannot put its own files beside this one.
      return reader(Database.readUnwritable(file));
    }
  }

  private static HistoryReader reader(Database database) throws StoreException {
    try {
      Schema.check(database);
      return new HistoryReader(database);
    } catch (StoreException e) {
      database.close();
      throw e;
    }
  }

  /**
   * Moves a damaged file out of the way.
   *
   * @return its new name
   */
  public String setAside(Instant now) throws StoreException {
    String name = file.getFileName() + ".damaged-" + STAMP.format(now);
    try {
      for (String part : PARTS) {
        Path from = file.resolveSibling(file.getFileName() + part);
        if (Files.exists(from)) {
          Files.move(from, file.resolveSibling(name + part), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException e) {
      throw storeException(e);
    }
    return name;
  }
}
