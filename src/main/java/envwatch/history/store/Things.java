package envwatch.history.store;

import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of environments and machines in the database. Confined to the thread of its
 * connection.
 */
final class Things {
  private static final int ENVIRONMENT = 0;
  private static final int SERVED_MACHINE = 1;
  private static final int UNSERVED_MACHINE = 2;

  private final Database database;
  private final Texts texts;
  private final Map<Subject, Long> ids = new HashMap<>();
  private final Map<Long, Subject> subjects = new HashMap<>();

  Things(Database database, Texts texts) {
    this.database = database;
    this.texts = texts;
  }

  /** The number of the subject, which is stored under the name if it is new. */
  long id(Subject subject, String name) throws SQLException {
    Long known = find(subject);
    return known == null ? insert(subject, name) : known;
  }

  /** The number of the subject; null if it is not stored. */
  public @Nullable Long find(Subject subject) throws SQLException {
    Long known = ids.get(subject);
    if (known != null) {
      return known;
    }
    Long account = texts.find(subject.environment().account().value());
    if (account == null) {
      return null;
    }
    PreparedStatement query =
        database.statement(
            "SELECT id FROM thing"
                + " WHERE environment = ? AND account = ? AND kind = ? AND machine = ?");
    query.setString(1, subject.environment().environment().value());
    query.setLong(2, account);
    query.setInt(3, kind(subject.machine()));
    query.setString(4, machine(subject.machine()));
    try (ResultSet rows = query.executeQuery()) {
      return rows.next() ? remember(subject, rows.getLong(1)) : null;
    }
  }

  private long remember(Subject subject, long id) {
    ids.put(subject, id);
    subjects.put(id, subject);
    return id;
  }

  private long insert(Subject subject, String name) throws SQLException {
    EnvironmentKey environment = subject.environment();
    Long parent =
        subject.machine() == null ? null : (Long) id(Subject.of(environment), name(environment));
    PreparedStatement insert =
        database.statement(
            "INSERT INTO thing (environment, account, kind, machine, parent, name)"
                + " VALUES (?, ?, ?, ?, ?, ?)");
    insert.setString(1, environment.environment().value());
    insert.setLong(2, texts.id(environment.account().value()));
    insert.setInt(3, kind(subject.machine()));
    insert.setString(4, machine(subject.machine()));
    insert.setObject(5, parent);
    insert.setString(6, Texts.cut(name));
    insert.executeUpdate();
    return remember(subject, database.newestId());
  }

  private static String name(EnvironmentKey environment) {
    return environment.environment().value();
  }

  private static int kind(@Nullable MachineId machine) {
    if (machine == null) {
      return ENVIRONMENT;
    }
    return machine.served() ? SERVED_MACHINE : UNSERVED_MACHINE;
  }

  private static String machine(@Nullable MachineId machine) {
    return machine == null ? "" : machine.value();
  }

  Subject subject(long id) throws SQLException {
    Subject known = subjects.get(id);
    if (known != null) {
      return known;
    }
    PreparedStatement query =
        database.statement("SELECT account, environment, kind, machine FROM thing WHERE id = ?");
    query.setLong(1, id);
    try (ResultSet rows = query.executeQuery()) {
      if (!rows.next()) {
        throw new SQLException("no thing " + id);
      }
      Subject subject =
          new Subject(
              new EnvironmentKey(
                  new AccountId(texts.text(rows.getLong(1))), new EnvironmentId(rows.getString(2))),
              machine(rows.getInt(3), rows.getString(4)));
      remember(subject, id);
      return subject;
    }
  }

  private static @Nullable MachineId machine(int kind, String id) {
    return kind == ENVIRONMENT ? null : new MachineId(id, kind == SERVED_MACHINE);
  }

  /** The environment first, then its machines. */
  public List<Long> withMachines(long environment) throws SQLException {
    PreparedStatement query =
        database.statement("SELECT id FROM thing WHERE parent = ? ORDER BY name, id");
    query.setLong(1, environment);
    List<Long> found = new ArrayList<>(List.of(environment));
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(rows.getLong(1));
      }
    }
    return found;
  }

  /** Forgets what was stored in a transaction that failed, or was purged. */
  void forget() {
    ids.clear();
    subjects.clear();
  }
}
