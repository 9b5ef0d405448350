package envwatch.history.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/**
 * One connection to the database file, with its prepared statements. Confined to one thread, which
 * every statement blocks.
 */
final class Database implements AutoCloseable {
  /** How long to wait while another program holds the file for a moment. */
  private static final int BUSY_MILLISECONDS = 2_000;

  /** Of a message, what lies between SQLite's name of the failure and its details. */
  private static final Pattern WORDS = Pattern.compile("\\[\\w+]\\s+([^(\\n]*[^(\\s])");

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  /** What one transaction does. */
  @FunctionalInterface
  public interface Work {
    void run() throws SQLException;
  }

  /** What a query returns. */
  @FunctionalInterface
  public interface Reading<T> {
    T read() throws SQLException;
  }

  private Database(Connection connection) {
    this.connection = connection;
  }

  /** Opens the file, which must exist, for reading and writing. */
  public static Database write(Path file) throws StoreException {
    SQLiteConfig config = new SQLiteConfig();
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.setJournalSizeLimit(4 * 1024 * 1024);
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    return open(file, "", config);
  }

  /** Opens the file only for reading; another program may write it meanwhile. */
  public static Database read(Path file) throws StoreException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return open(file, "", config);
  }

  /**
   * Opens a file that cannot be written, nor anything beside it: what another program adds
   * meanwhile is not seen.
   */
  public static Database readUnwritable(Path file) throws StoreException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return open(file, "?immutable=1", config);
  }

  /** As an address, so that no character of the path is taken for a part of the options. */
  private static Database open(Path file, String options, SQLiteConfig config)
      throws StoreException {
    config.setOpenMode(SQLiteOpenMode.OPEN_URI);
    config.setBusyTimeout(BUSY_MILLISECONDS);
    String address = JDBC.PREFIX + file.toAbsolutePath().toUri() + options;
    try {
      return new Database(JDBC.createConnection(address, config.toProperties()));
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /** The prepared statement, made once. */
  public PreparedStatement statement(String sql) throws SQLException {
    PreparedStatement known = statements.get(sql);
    if (known == null) {
      known = connection.prepareStatement(sql);
      statements.put(sql, known);
    }
    known.clearParameters();
    return known;
  }

  /** Runs statements that return nothing. */
  public void execute(String... statementsOfSchema) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : statementsOfSchema) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
    }
  }

  /**
   * Runs a statement to its end. {@link #execute} takes one step only, which of some pragmas is one
   * page.
   */
  public void executeToTheEnd(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** The single number that the statement returns; 0 without a row. */
  public long number(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }

  /** The id of the row that was inserted last. */
  public long newestId() throws SQLException {
    try (ResultSet rows = statement("SELECT last_insert_rowid()").executeQuery()) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Writes everything that the work writes, or nothing. */
  public void transaction(Work work) throws StoreException {
    try {
      connection.setAutoCommit(false);
      try {
        work.run();
        connection.commit();
      } catch (SQLException | RuntimeException e) {
        undo(e);
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /** Reads, and tells failures by what follows from them. */
  public <T> T reading(Reading<T> reading) throws StoreException {
    try {
      return reading.read();
    } catch (SQLException e) {
      discardStatements(e);
      throw failure(e);
    }
  }

  private void undo(Exception failure) throws SQLException {
    discardStatements(failure);
    try {
      connection.rollback();
    } catch (SQLException e) {
      // SQLite itself did it, as it does when a disk fails: the driver expects a transaction.
      failure.addSuppressed(e);
      execute("BEGIN");
    }
  }

  /** The driver closes a statement that failed. */
  private void discardStatements(Exception failure) {
    try {
      closeStatements();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  private void closeStatements() throws SQLException {
    List<PreparedStatement> prepared = List.copyOf(statements.values());
    statements.clear();
    for (PreparedStatement statement : prepared) {
      statement.close();
    }
  }

  static StoreException failure(SQLException e) {
    Matcher words = WORDS.matcher(String.valueOf(e.getMessage()));
    String reason = words.lookingAt() ? words.group(1) : String.valueOf(e.getMessage());
    return new StoreException(kind(e), reason, e);
  }

  private static StoreException.Kind kind(SQLException e) {
    if (e instanceof Schema.NewerException) {
      return StoreException.Kind.NEWER;
    }
    SQLiteErrorCode code =
        e instanceof SQLiteException known ? known.getResultCode() : SQLiteErrorCode.SQLITE_ERROR;
    return switch (code.code & 0xff) {
      case 11, 26 -> StoreException.Kind.DAMAGED; // SQLITE_CORRUPT, SQLITE_NOTADB
      // SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_MISUSE,
      // SQLITE_RANGE
      case 1, 18, 19, 20, 21, 25 -> StoreException.Kind.REFUSED;
      default -> StoreException.Kind.UNUSABLE;
    };
  }

  @Override
  public void close() throws StoreException {
    try {
      closeStatements();
      connection.close();
    } catch (SQLException e) {
      throw failure(e);
    }
  }
}
