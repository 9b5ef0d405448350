package envwatch.history.store;

import envwatch.history.store.database.Database;
import envwatch.history.store.database.StoreException;
import envwatch.history.store.tables.ReadyTable;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;

/**
 * Deletes what is older than it should be kept, in steps that are short enough for others to write
 * between them. What was last seen of environments and machines stays as long as anything of them
 * is kept, and so do notes.
 */
final class Purge {
  /** Changes deleted in one transaction. */
  private static final int STEP = 5_000;

  /** Pages given back to the system in one go. */
  private static final int PAGES = 2_000;

  /** A purge for size makes this much room, so that it is not needed again soon. */
  private static final double FILLED_AGAIN = 0.9;

  /** Actions that are kept however old they are. */
  private static final int ACTIONS = 1_000;

  private final Database database;
  private final long cut;

  private Purge(Database database, Instant cut) {
    this.database = database;
    this.cut = cut.toEpochMilli();
  }

  /** The moment before which nothing is to be kept. */
  static Instant cut(Database database, Retention retention, Instant now) throws SQLException {
    Instant oldest = now.minus(retention.age());
    long used = used(database);
    if (used <= retention.bytes()) {
      return oldest;
    }
    long first = database.number("SELECT min(id) FROM change");
    long count = database.number("SELECT max(id) FROM change") - first + 1;
    long drop = count - (long) (count * FILLED_AGAIN * retention.bytes() / used);
    long cut =
        database.number("SELECT max(seen) FROM change WHERE id < " + (first + Math.max(1, drop)));
    Instant fitting = Instant.ofEpochMilli(cut + 1);
    return fitting.isAfter(oldest) ? fitting : oldest;
  }

  /** The size of the file without the pages that are free. */
  static long used(Database database) throws SQLException {
    return (database.number("PRAGMA page_count") - database.number("PRAGMA freelist_count"))
        * database.number("PRAGMA page_size");
  }

  /**
   * Deletes a part of what was seen before the cut.
   *
   * @return whether there may be more
   */
  static boolean step(Database database, Instant cut) throws StoreException {
    Purge purge = new Purge(database, cut);
    int[] deleted = {0};
    database.transaction(() -> {
      deleted[0] = purge.deleteChanges();
      if (deleted[0] < STEP) {
        purge.deleteRest();
      }
    });
    return deleted[0] == STEP;
  }

  private int deleteChanges() throws SQLException {
    PreparedStatement delete =
        database.statement(
            "DELETE FROM change WHERE id IN (SELECT id FROM change"
                + " WHERE seen < ? AND account IN (SELECT DISTINCT account FROM thing) LIMIT ?)");
    delete.setLong(1, cut);
    delete.setInt(2, STEP);
    return delete.executeUpdate();
  }

  private void deleteRest() throws SQLException {
    delete("DELETE FROM looking WHERE until < ?", cut);
    delete("DELETE FROM absence WHERE until < ?", cut);
    database.execute(
        "DELETE FROM ready WHERE id <= (SELECT max(id) FROM ready) - " + ReadyTable.MOST);
    delete(
        "DELETE FROM action WHERE at < ?"
            + " AND number <= (SELECT max(number) FROM action) - "
            + ACTIONS,
        cut);
    String forgotten =
        "DELETE FROM thing WHERE NOT EXISTS (SELECT 1 FROM sight"
            + " WHERE sight.thing = coalesce(thing.parent, thing.id) AND sight.seen >= ?)"
            + " AND NOT EXISTS (SELECT 1 FROM change WHERE change.thing = thing.id)"
            + " AND NOT EXISTS (SELECT 1 FROM note WHERE note.thing = thing.id)"
            + " AND NOT EXISTS (SELECT 1 FROM absence WHERE absence.thing = thing.id)"
            + " AND NOT EXISTS (SELECT 1 FROM thing AS part WHERE part.parent = thing.id)";
    delete(forgotten + " AND parent IS NOT NULL", cut);
    delete(forgotten, cut);
    database.execute(
        "DELETE FROM sight WHERE thing NOT IN (SELECT id FROM thing)",
        "DELETE FROM text WHERE id NOT IN (SELECT account FROM thing UNION SELECT name FROM change"
            + " UNION SELECT machine_name FROM change WHERE machine_name IS NOT NULL"
            + " UNION SELECT cause FROM change UNION SELECT account FROM change"
            + " UNION SELECT account FROM looking UNION SELECT account FROM ready"
            + " UNION SELECT blueprint FROM ready UNION SELECT kind FROM ready"
            + " UNION SELECT machine FROM ready WHERE machine IS NOT NULL)");
  }

  private void delete(String sql, long before) throws SQLException {
    PreparedStatement delete = database.statement(sql);
    delete.setLong(1, before);
    delete.executeUpdate();
  }

  /**
   * Gives free pages back to the system.
   *
   * @return whether there may be more
   */
  static boolean shrink(Database database) throws SQLException {
    if (database.number("PRAGMA freelist_count") == 0) {
      return false;
    }
    database.execute("PRAGMA incremental_vacuum(" + PAGES + ")");
    if (database.number("PRAGMA freelist_count") > 0) {
      return true;
    }
    database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    return false;
  }
}
