package envwatch.history.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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

  /**
   * How many pages of the log are copied into the file at once, by whoever writes the last of them:
   * SQLite's own 1,000 make a purge wait for longer than 50 ms.
   */
  private static final String WRITTEN_BACK = "300";

  /** Of a message, what lies between SQLite's name of the failure and its details. */
  private static final Pattern WORDS = Pattern.compile("\\[\\w+]\\s+([^(\\n]*[^(\\s])");

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  /** What one transaction does. */
  @FunctionalInterface
  interface Work {
    void run() throws StoreException;
  }

  /** Makes something of a row of a result. */
  @FunctionalInterface
  interface Row<T> {
    T read(ResultSet row) throws SQLException, StoreException;
  }

  private Database(Connection connection) {
    this.connection = connection;
  }

  /** Opens the file, which must exist, for reading and writing. */
  static Database write(Path file) throws StoreException {
    SQLiteConfig config = new SQLiteConfig();
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.setJournalSizeLimit(4 * 1024 * 1024);
    config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, WRITTEN_BACK);
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    return open(file, "", config);
  }

  /** Opens the file only for reading; another program may write it meanwhile. */
  static Database read(Path file) throws StoreException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return open(file, "", config);
  }

  /**
   * Opens a file that cannot be written, nor anything beside it: what another program adds
   * meanwhile is not seen.
   */
  static Database readUnwritable(Path file) throws StoreException {
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

  /** The prepared statement, made once, with these parameters. */
  private PreparedStatement statement(String sql, @Nullable Object... parameters)
      throws SQLException {
    PreparedStatement known = statements.get(sql);
    if (known == null) {
      known = connection.prepareStatement(sql);
      statements.put(sql, known);
    }
    for (int i = 0; i < parameters.length; i++) {
      Object value = parameters[i];
      known.setObject(i + 1, value instanceof Instant at ? (Long) at.toEpochMilli() : value);
    }
    return known;
  }

  /**
   * Runs a statement that returns nothing.
   *
   * @param parameters numbers, texts, moments or null
   * @return how many rows it changed
   */
  int update(String sql, @Nullable Object... parameters) throws StoreException {
    try {
      return statement(sql, parameters).executeUpdate();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** The rows that a query returns, in its order; parameters as for {@link #update}. */
  <T> List<T> rows(String sql, Row<T> row, @Nullable Object... parameters) throws StoreException {
    try (ResultSet rows = statement(sql, parameters).executeQuery()) {
      List<T> found = new ArrayList<>();
      while (rows.next()) {
        found.add(row.read(rows));
      }
      return found;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** The first numbers of the rows that a query returns; 0 for null. */
  List<Long> numbers(String sql, @Nullable Object... parameters) throws StoreException {
    return rows(sql, row -> row.getLong(1), parameters);
  }

  /** The single number that a query returns; 0 without a row. */
  long number(String sql, @Nullable Object... parameters) throws StoreException {
    List<Long> found = numbers(sql, parameters);
    return found.isEmpty() ? 0 : found.getFirst();
  }

  /** Runs an insertion, and returns the id of its row. */
  long insert(String sql, @Nullable Object... parameters) throws StoreException {
    update(sql, parameters);
    return number("SELECT last_insert_rowid()");
  }

  /** Runs statements without parameters to their end: of some pragmas, one step is one page. */
  void execute(String sql) throws StoreException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /** Writes everything that the work writes, or nothing. */
  void transaction(Work work) throws StoreException {
    try {
      connection.setAutoCommit(false);
      try {
        work.run();
        connection.commit();
      } catch (StoreException | SQLException | RuntimeException e) {
        undo(e);
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  private void undo(Exception failure) throws StoreException {
    discardStatements(failure);
    try {
      connection.rollback();
    } catch (SQLException e) {
      // SQLite itself did it, as it does when a disk fails: the driver expects a transaction.
      failure.addSuppressed(e);
      execute("BEGIN");
    }
  }

  private StoreException failed(SQLException e) {
    discardStatements(e);
    return failure(e);
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

  private static StoreException failure(SQLException e) {
    Matcher words = WORDS.matcher(String.valueOf(e.getMessage()));
    String reason = words.lookingAt() ? words.group(1) : String.valueOf(e.getMessage());
    return new StoreException(kind(e), reason, e);
  }

  private static StoreException.Kind kind(SQLException e) {
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
