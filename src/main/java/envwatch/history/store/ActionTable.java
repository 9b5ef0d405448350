package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.actions.ActivityJson;
import envwatch.actions.ActivityLog;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The table {@code action}: the record of actions. */
final class ActionTable {
  private final Database database;

  ActionTable(Database database) {
    this.database = database;
  }

  /** Adds the activity, or replaces the one with the same id, which keeps its place. */
  public void put(Activity activity) throws SQLException {
    PreparedStatement upsert =
        database.statement(
            "INSERT INTO action (id, number, at, activity)"
                + " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM action), ?, ?)"
                + " ON CONFLICT (id) DO UPDATE SET at = excluded.at, activity = excluded.activity");
    upsert.setString(1, activity.id());
    upsert.setLong(2, activity.at().toEpochMilli());
    upsert.setString(3, ActivityJson.write(activity));
    upsert.executeUpdate();
  }

  /** The newest activities, as many as the record holds, oldest first. */
  public List<Activity> newest() throws SQLException {
    PreparedStatement query =
        database.statement("SELECT activity FROM action ORDER BY number DESC LIMIT ?");
    query.setInt(1, ActivityLog.LIMIT);
    List<Activity> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        ActivityJson.read(rows.getString(1)).ifPresent(found::add);
      }
    }
    return found.reversed();
  }
}
