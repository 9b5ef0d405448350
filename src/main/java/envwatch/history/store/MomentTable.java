package envwatch.history.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/** The table {@code moment}: single moments by name. */
final class MomentTable {
  private final Database database;

  MomentTable(Database database) {
    this.database = database;
  }

  public void put(String name, Instant at) throws SQLException {
    PreparedStatement upsert =
        database.statement("INSERT OR REPLACE INTO moment (name, at) VALUES (?, ?)");
    upsert.setString(1, name);
    upsert.setLong(2, at.toEpochMilli());
    upsert.executeUpdate();
  }

  public Optional<Instant> get(String name) throws SQLException {
    PreparedStatement query = database.statement("SELECT at FROM moment WHERE name = ?");
    query.setString(1, name);
    try (ResultSet rows = query.executeQuery()) {
      return rows.next() ? Optional.of(Instant.ofEpochMilli(rows.getLong(1))) : Optional.empty();
    }
  }
}
