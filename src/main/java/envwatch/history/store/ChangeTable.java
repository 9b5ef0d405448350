package envwatch.history.store;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The table {@code change}, whose rows are never changed. */
final class ChangeTable {
  private static final String COLUMNS =
      "thing, seen, seen_before, name, machine_name, was, became, cause, action, facts";

  private static final String SERVICE = "SERVICE";
  private static final String NOT_SEEN = "NOT_SEEN";

  private final Database database;
  private final Texts texts;
  private final Things things;

  ChangeTable(Database database, Texts texts, Things things) {
    this.database = database;
    this.texts = texts;
    this.things = things;
  }

  public void add(Change change) throws SQLException {
    PreparedStatement insert =
        database.statement(
            "INSERT INTO change (account, "
                + COLUMNS
                + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Subject subject = change.subject();
    String machine = change.machineName();
    insert.setLong(1, texts.id(subject.environment().account().value()));
    insert.setLong(2, things.id(subject, machine == null ? change.environmentName() : machine));
    insert.setLong(3, change.firstSeenAfter().toEpochMilli());
    set(insert, 4, change.lastSeenBefore() == null ? null : change.lastSeenBefore().toEpochMilli());
    insert.setLong(5, texts.id(change.environmentName()));
    set(insert, 6, machine == null ? null : texts.id(machine));
    set(insert, 7, change.from() == null ? null : texts.id(change.from()));
    insert.setLong(8, texts.id(change.to()));
    switch (change.cause()) {
      case Cause.OwnAction(String activity, ActionKind kind) -> {
        insert.setLong(9, texts.id(kind.name()));
        insert.setString(10, activity);
      }
      case Cause.Service service -> insert.setLong(9, texts.id(SERVICE));
      case Cause.NotSeen notSeen -> insert.setLong(9, texts.id(NOT_SEEN));
    }
    insert.setString(11, change.facts().isEmpty() ? null : FactsJson.write(change.facts()));
    insert.executeUpdate();
  }

  private static void set(PreparedStatement statement, int index, @Nullable Long number)
      throws SQLException {
    if (number == null) {
      statement.setNull(index, Types.INTEGER);
    } else {
      statement.setLong(index, number);
    }
  }

  /** Changes of one thing that were seen in the range, newest first. */
  public List<Change> ofThing(long thing, long from, long until, int limit) throws SQLException {
    return read(where("thing"), thing, from, until, limit);
  }

  /** Changes of one account that were seen in the range, newest first. */
  public List<Change> ofAccount(long account, long from, long until, int limit)
      throws SQLException {
    return read(where("account"), account, from, until, limit);
  }

  /** Changes of an account's environments, not of machines, seen in the range, oldest first. */
  List<Change> ofEnvironments(long account, long from, long until) throws SQLException {
    PreparedStatement query =
        database.statement(
            "SELECT "
                + COLUMNS
                + " FROM change WHERE account = ? AND seen >= ? AND seen < ?"
                + " AND machine_name IS NULL ORDER BY seen, id");
    query.setLong(1, account);
    query.setLong(2, from);
    query.setLong(3, until);
    return read(query);
  }

  private static String where(String column) {
    return "SELECT "
        + COLUMNS
        + " FROM change WHERE "
        + column
        + " = ? AND seen >= ? AND seen < ? ORDER BY seen DESC, id DESC LIMIT ?";
  }

  private List<Change> read(String sql, long of, long from, long until, int limit)
      throws SQLException {
    PreparedStatement query = database.statement(sql);
    query.setLong(1, of);
    query.setLong(2, from);
    query.setLong(3, until);
    query.setInt(4, limit);
    return read(query);
  }

  private List<Change> read(PreparedStatement query) throws SQLException {
    List<Change> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(read(rows));
      }
    }
    return found;
  }

  private Change read(ResultSet row) throws SQLException {
    long before = row.getLong(3);
    boolean seenBefore = !row.wasNull();
    long machine = row.getLong(5);
    long was = row.getLong(6);
    String facts = row.getString(10);
    return new Change(
        things.subject(row.getLong(1)),
        texts.text(row.getLong(4)),
        machine == 0 ? null : texts.text(machine),
        seenBefore ? Instant.ofEpochMilli(before) : null,
        Instant.ofEpochMilli(row.getLong(2)),
        was == 0 ? null : texts.state(was),
        texts.state(row.getLong(7)),
        cause(texts.text(row.getLong(8)), row.getString(9)),
        facts == null ? List.of() : FactsJson.read(facts));
  }

  /** An action that this version does not know explains nothing. */
  private static Cause cause(String name, @Nullable String activity) {
    if (activity != null) {
      return Stream.of(ActionKind.values())
          .filter(kind -> kind.name().equals(name))
          .findFirst()
          .<Cause>map(kind -> new Cause.OwnAction(activity, kind))
          .orElse(new Cause.Service());
    }
    return name.equals(NOT_SEEN) ? new Cause.NotSeen() : new Cause.Service();
  }
}
