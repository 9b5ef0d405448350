package envwatch.history.store;

import envwatch.history.Note;
import envwatch.history.Subject;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The table {@code note}: what the user wrote, which is never purged. */
final class NoteTable {
  private final Database database;
  private final Things things;

  NoteTable(Database database, Things things) {
    this.database = database;
    this.things = things;
  }

  public void put(Subject subject, Note note, Instant now) throws SQLException {
    long thing = things.id(subject, subject.environment().environment().value());
    if (note.isEmpty()) {
      PreparedStatement delete = database.statement("DELETE FROM note WHERE thing = ?");
      delete.setLong(1, thing);
      delete.executeUpdate();
      return;
    }
    PreparedStatement upsert =
        database.statement(
            "INSERT OR REPLACE INTO note (thing, words, tags, at) VALUES (?, ?, ?, ?)");
    upsert.setLong(1, thing);
    upsert.setString(2, note.text());
    upsert.setString(3, String.join(" ", note.tags()));
    upsert.setLong(4, now.toEpochMilli());
    upsert.executeUpdate();
  }

  public Map<Subject, Note> all() throws SQLException {
    Map<Subject, Note> found = new HashMap<>();
    try (ResultSet rows =
        database.statement("SELECT thing, words, tags FROM note").executeQuery()) {
      while (rows.next()) {
        String tags = rows.getString(3);
        found.put(
            things.subject(rows.getLong(1)),
            new Note(rows.getString(2), tags.isEmpty() ? List.of() : List.of(tags.split(" "))));
      }
    }
    return found;
  }
}
