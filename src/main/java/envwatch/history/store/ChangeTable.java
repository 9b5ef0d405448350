package envwatch.history.store;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table {@code change}, whose rows are never changed. */
final class ChangeTable {
  private static final String COLUMNS =
      "thing, seen, seen_before, name, machine_name, was, became, cause, action, facts";

  private static final String IN_RANGE = " = ? AND seen >= ? AND seen < ?";

  private static final String SERVICE = "SERVICE";
  private static final String NOT_SEEN = "NOT_SEEN";

  private final Database database;
  private final StringTable texts;
  private final SubjectTable things;

  ChangeTable(Database database, StringTable texts, SubjectTable things) {
    this.database = database;
    this.texts = texts;
    this.things = things;
  }

  void add(Change change) throws StoreException {
    Subject subject = change.subject();
    String machine = change.machineName();
    String cause =
        switch (change.cause()) {
          case Cause.OwnAction own -> own.kind().name();
          case Cause.Service service -> SERVICE;
          case Cause.NotSeen _, Cause.Elsewhere _ -> NOT_SEEN;
        };
    database.update(
        "INSERT INTO change (account, " + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        texts.id(subject.environment().account().value()),
        things.id(subject, machine == null ? change.environmentName() : machine),
        change.firstSeenAfter(),
        change.lastSeenBefore(),
        texts.id(change.environmentName()),
        texts.idIfAny(machine),
        change.from() == null ? null : (Long) texts.id(change.from()),
        texts.id(change.to()),
        texts.id(cause),
        change.cause() instanceof Cause.OwnAction(String activity, var kind) ? activity : null,
        change.facts().isEmpty() ? null : FactsJson.write(change.facts()));
  }

  /** Changes of one thing that were seen in the range, newest first. */
  List<Change> ofThing(long thing, Instant from, Instant until, int limit) throws StoreException {
    return newest("thing", thing, from, until, limit);
  }

  /** Changes of one account that were seen in the range, newest first. */
  List<Change> ofAccount(long account, Instant from, Instant until, int limit)
      throws StoreException {
    return newest("account", account, from, until, limit);
  }

  private List<Change> newest(String column, long of, Instant from, Instant until, int limit)
      throws StoreException {
    return database.rows(
        "SELECT "
            + COLUMNS
            + " FROM change WHERE "
            + column
            + IN_RANGE
            + " ORDER BY seen DESC, id DESC LIMIT ?",
        this::read,
        of,
        from,
        until,
        limit);
  }

  /** Changes of an account's environments, not of machines, seen in the range, oldest first. */
  List<Change> ofEnvironments(long account, Instant from, Instant until) throws StoreException {
    return database.rows(
        "SELECT "
            + COLUMNS
            + " FROM change WHERE account"
            + IN_RANGE
            + " AND machine_name IS NULL ORDER BY seen, id",
        this::read,
        account,
        from,
        until);
  }

  private Change read(ResultSet row) throws SQLException, StoreException {
    long before = row.getLong(3);
    boolean seenBefore = !row.wasNull();
    String facts = row.getString(10);
    return new Change(
        things.subject(row.getLong(1)),
        texts.text(row.getLong(4)),
        texts.textIfAny(row.getLong(5)),
        seenBefore ? Instant.ofEpochMilli(before) : null,
        Instant.ofEpochMilli(row.getLong(2)),
        texts.stateIfAny(row.getLong(6)),
        texts.state(row.getLong(7)),
        cause(texts.text(row.getLong(8)), row.getString(9)),
        facts == null ? List.of() : FactsJson.read(facts));
  }

  /** An action that this version does not know explains nothing. */
  private static Cause cause(String name, @Nullable String activity) {
    if (activity == null) {
      return name.equals(NOT_SEEN) ? new Cause.NotSeen() : new Cause.Service();
    }
    ActionKind kind = StringTable.constant(ActionKind.class, name);
    return kind == null ? new Cause.Service() : new Cause.OwnAction(activity, kind);
  }

  /**
   * The state at the moment: what the change before it led to, or, where that was purged, what the
   * change after it began with, or, where there is none, the present one.
   */
  @Nullable State stateAt(Instant moment, long thing, @Nullable State present)
      throws StoreException {
    List<Long> state =
        database.numbers(
            "SELECT became FROM change WHERE thing = ? AND seen < ?"
                + " ORDER BY seen DESC, id DESC LIMIT 1",
            thing,
            moment);
    if (state.isEmpty()) {
      state =
          database.numbers(
              "SELECT was FROM change WHERE thing = ? AND seen >= ? ORDER BY seen, id LIMIT 1",
              thing,
              moment);
    }
    return state.isEmpty() ? present : texts.stateIfAny(state.getFirst());
  }
}
