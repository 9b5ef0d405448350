package envwatch.history.store;

import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.SubjectPast;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is needed for timelines: changes, and the state before them. */
final class PastTable {
  private final Database database;
  private final Texts texts;
  private final Things things;
  private final ChangeTable changes;

  PastTable(Database database, Texts texts, Things things, ChangeTable changes) {
    this.database = database;
    this.texts = texts;
    this.things = things;
    this.changes = changes;
  }

  /** The past of an environment, which comes first, and of the machines it had in the range. */
  public List<SubjectPast> withMachines(long environment, long from, long until)
      throws SQLException {
    List<SubjectPast> found = new ArrayList<>();
    for (long thing : things.withMachines(environment)) {
      List<Change> ofThing = changes.ofThing(thing, from, until, Integer.MAX_VALUE).reversed();
      SubjectPast past = past(thing, from, ofThing);
      Instant lost = past.lost();
      if (lost == null || lost.toEpochMilli() > from) {
        found.add(past);
      }
    }
    return found;
  }

  /** The past of all environments that were seen since the beginning of the range. */
  public List<SubjectPast> environments(long from, long until) throws SQLException {
    Map<Subject, List<Change>> bySubject = new HashMap<>();
    for (long account : accounts()) {
      for (Change change : changes.ofEnvironments(account, from, until)) {
        bySubject.computeIfAbsent(change.subject(), subject -> new ArrayList<>()).add(change);
      }
    }
    List<SubjectPast> found = new ArrayList<>();
    for (long thing : environments(from)) {
      Subject subject = things.subject(thing);
      List<Change> ofThing = bySubject.getOrDefault(subject, List.of());
      found.add(past(thing, from, ofThing));
    }
    return found;
  }

  public List<Long> accounts() throws SQLException {
    return numbers(database.statement("SELECT DISTINCT account FROM thing"));
  }

  private List<Long> environments(long seenSince) throws SQLException {
    PreparedStatement query =
        database.statement(
            "SELECT id FROM thing LEFT JOIN sight ON sight.thing = thing.id"
                + " WHERE parent IS NULL AND state IS NOT NULL AND coalesce(seen, since) >= ?");
    query.setLong(1, seenSince);
    return numbers(query);
  }

  private static List<Long> numbers(PreparedStatement query) throws SQLException {
    List<Long> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(rows.getLong(1));
      }
    }
    return found;
  }

  private SubjectPast past(long thing, long from, List<Change> ofRange) throws SQLException {
    PreparedStatement query =
        database.statement("SELECT name, first_seen, lost, state FROM thing WHERE id = ?");
    query.setLong(1, thing);
    try (ResultSet row = query.executeQuery()) {
      if (!row.next()) {
        throw new SQLException("no thing " + thing);
      }
      long present = row.getLong(4);
      return new SubjectPast(
          things.subject(thing),
          row.getString(1),
          moment(row.getLong(2)),
          moment(row.getLong(3)),
          before(thing, from, present == 0 ? null : texts.state(present)),
          ofRange);
    }
  }

  private static @Nullable Instant moment(long milliseconds) {
    return milliseconds == 0 ? null : Instant.ofEpochMilli(milliseconds);
  }

  /**
   * The state at the moment: what the change before it led to, or, where that was purged, what the
   * change after it began with, or, where there is none, the present one.
   */
  private @Nullable State before(long thing, long moment, @Nullable State present)
      throws SQLException {
    PreparedStatement earlier =
        database.statement(
            "SELECT became FROM change WHERE thing = ? AND seen < ?"
                + " ORDER BY seen DESC, id DESC LIMIT 1");
    PreparedStatement later =
        database.statement(
            "SELECT was FROM change WHERE thing = ? AND seen >= ?" + " ORDER BY seen, id LIMIT 1");
    for (PreparedStatement query : List.of(earlier, later)) {
      query.setLong(1, thing);
      query.setLong(2, moment);
      try (ResultSet rows = query.executeQuery()) {
        if (rows.next()) {
          long state = rows.getLong(1);
          return state == 0 ? null : texts.state(state);
        }
      }
    }
    return present;
  }
}
