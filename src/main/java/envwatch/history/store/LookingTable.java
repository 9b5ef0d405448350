package envwatch.history.store;

import envwatch.history.Absence;
import envwatch.history.Looking;
import envwatch.history.Looking.Ended;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables {@code looking} and {@code absence}. */
final class LookingTable {
  private final Database database;
  private final Texts texts;
  private final Things things;

  LookingTable(Database database, Texts texts, Things things) {
    this.database = database;
    this.texts = texts;
    this.things = things;
  }

  /** Adds the stretch, or replaces the one of the account that began at the same moment. */
  public void put(Looking looking) throws SQLException {
    PreparedStatement upsert =
        database.statement(
            "INSERT INTO looking (account, began, until, ended) VALUES (?, ?, ?, ?)"
                + " ON CONFLICT (account, began)"
                + " DO UPDATE SET until = excluded.until, ended = excluded.ended");
    upsert.setLong(1, texts.id(looking.account().value()));
    upsert.setLong(2, looking.from().toEpochMilli());
    upsert.setLong(3, looking.until().toEpochMilli());
    upsert.setString(4, looking.ended() == null ? null : looking.ended().name());
    upsert.executeUpdate();
  }

  /** Ends whatever an earlier run did not end, because it was killed. */
  public void endKilled() throws SQLException {
    PreparedStatement update =
        database.statement("UPDATE looking SET ended = ? WHERE ended IS NULL");
    update.setString(1, Ended.KILLED.name());
    update.executeUpdate();
  }

  /**
   * The stretches that overlap the range, and of each account the last one before it, which tells
   * why it was not looked at; oldest first.
   */
  public List<Looking> overlapping(long from, long until) throws SQLException {
    PreparedStatement query =
        database.statement(
            "SELECT account, began, until, ended FROM looking"
                + " WHERE began < ? AND (until >= ? OR id IN (SELECT id FROM (SELECT id, MAX(began)"
                + " FROM looking WHERE began < ? GROUP BY account)))"
                + " ORDER BY began, id");
    query.setLong(1, until);
    query.setLong(2, from);
    query.setLong(3, from);
    List<Looking> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(
            new Looking(
                new AccountId(texts.text(rows.getLong(1))),
                Instant.ofEpochMilli(rows.getLong(2)),
                Instant.ofEpochMilli(rows.getLong(3)),
                ended(rows.getString(4))));
      }
    }
    return found;
  }

  private static @Nullable Ended ended(@Nullable String name) {
    return name == null
        ? null
        : Stream.of(Ended.values())
            .filter(ended -> ended.name().equals(name))
            .findFirst()
            .orElse(Ended.STOPPED);
  }

  /** Adds the absence, or replaces the one of the environment that began at the same moment. */
  public void put(Absence absence) throws SQLException {
    PreparedStatement upsert =
        database.statement(
            "INSERT INTO absence (thing, began, until) VALUES (?, ?, ?)"
                + " ON CONFLICT (thing, began) DO UPDATE SET until = excluded.until");
    upsert.setLong(
        1,
        things.id(Subject.of(absence.environment()), absence.environment().environment().value()));
    upsert.setLong(2, absence.from().toEpochMilli());
    upsert.setLong(3, absence.until().toEpochMilli());
    upsert.executeUpdate();
  }

  public List<Absence> absences(long from, long until) throws SQLException {
    PreparedStatement query =
        database.statement(
            "SELECT thing, began, until FROM absence WHERE began < ? AND until > ? ORDER BY began");
    query.setLong(1, until);
    query.setLong(2, from);
    List<Absence> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(
            new Absence(
                things.subject(rows.getLong(1)).environment(),
                Instant.ofEpochMilli(rows.getLong(2)),
                Instant.ofEpochMilli(rows.getLong(3))));
      }
    }
    return found;
  }
}
