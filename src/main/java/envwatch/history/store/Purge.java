package envwatch.history.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Deletes what is older than it should be kept, in steps of some milliseconds, so that others can
 * write between them: first the changes, then once what belongs to nothing any more, then the free
 * pages. What was last seen of environments and machines stays as long as anything of them is kept,
 * and so do notes.
 */
final class Purge {
  /** Changes deleted in one step. */
  private static final int CHANGES = 400;

  /** Environments and machines looked through in one step. */
  private static final int THINGS = 500;

  /** Changes in one step whose texts are still in use. */
  private static final int TEXTS_OF_CHANGES = 4_000;

  /** Pages given back to the system in one step. */
  private static final int PAGES = 200;

  /** A purge for size makes this much room, so that it is not needed again soon. */
  private static final double FILLED_AGAIN = 0.9;

  /** The changes whose moments stand for those of all others. */
  private static final int SAMPLES = 1_000;

  /** Actions that are kept however old they are. */
  private static final int ACTIONS = 1_000;

  private final Database database;
  private final long cut;
  private final Deque<Step> steps = new ArrayDeque<>();
  private final Set<Long> usedTexts = new HashSet<>();
  private boolean deleted;
  private boolean namesDeleted;
  private long textsNotedTo;

  /** A part of the work; repeated as long as it says that there may be more. */
  @FunctionalInterface
  private interface Step {
    boolean run() throws SQLException;
  }

  Purge(Database database, Instant cut) {
    this.database = database;
    this.cut = cut.toEpochMilli();
    steps.add(this::deleteChanges);
    steps.add(this::deleteOthers);
    steps.add(new Ranges("thing", THINGS, (from, to) -> forget(from, to, true)));
    steps.add(new Ranges("thing", THINGS, (from, to) -> forget(from, to, false)));
    steps.add(new Ranges("change", TEXTS_OF_CHANGES, this::noteTexts));
    steps.add(this::deleteTexts);
    steps.add(this::shrink);
  }

  /**
   * The moment before which nothing is to be kept. For size it is a moment in the order of the
   * moments, not of the rows: a few that a wrong clock has dated do not move it, and it is never
   * later than now.
   */
  static Instant cut(Database database, Retention retention, Instant now) throws SQLException {
    Instant oldest = now.minus(retention.age());
    long used = used(database);
    if (used <= retention.bytes()) {
      return oldest;
    }
    long[] moments = sampledMoments(database);
    if (moments.length == 0) {
      return oldest;
    }
    double dropped = 1 - FILLED_AGAIN * retention.bytes() / used;
    long cut = moments[(int) (dropped * (moments.length - 1))] + 1;
    Instant fitting = Instant.ofEpochMilli(Math.min(cut, now.toEpochMilli()));
    return fitting.isAfter(oldest) ? fitting : oldest;
  }

  private static long[] sampledMoments(Database database) throws SQLException {
    long first = database.number("SELECT min(id) FROM change");
    long last = database.number("SELECT max(id) FROM change");
    long stride = Math.max(1, (last - first) / SAMPLES);
    long[] moments = new long[(int) ((last - first) / stride) + 1];
    int count = 0;
    for (long id = first; id <= last; id += stride) {
      PreparedStatement query = database.statement("SELECT seen FROM change WHERE id = ?");
      query.setLong(1, id);
      try (ResultSet row = query.executeQuery()) {
        if (row.next()) {
          moments[count++] = row.getLong(1);
        }
      }
    }
    long[] sorted = Arrays.copyOf(moments, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** The size of the file without the pages that are free. */
  static long used(Database database) throws SQLException {
    return (database.number("PRAGMA page_count") - database.number("PRAGMA freelist_count"))
        * database.number("PRAGMA page_size");
  }

  boolean isOf(Instant moment) {
    return cut == moment.toEpochMilli();
  }

  /**
   * Does the next part.
   *
   * @return whether there is more
   */
  boolean step() throws StoreException {
    namesDeleted = false;
    Step next = steps.getFirst();
    boolean[] more = {false};
    if (steps.size() == 1) {
      more[0] = database.reading(next::run);
    } else {
      database.transaction(() -> more[0] = next.run());
    }
    if (!more[0]) {
      steps.removeFirst();
    }
    return !steps.isEmpty();
  }

  /** Whether the newest step deleted anything that others know by its number. */
  boolean namesDeleted() {
    return namesDeleted;
  }

  private boolean deleteChanges() throws SQLException {
    PreparedStatement delete =
        database.statement(
            "DELETE FROM change WHERE id IN (SELECT id FROM change"
                + " WHERE seen < ? AND account IN (SELECT DISTINCT account FROM thing) LIMIT ?)");
    delete.setLong(1, cut);
    delete.setInt(2, CHANGES);
    return count(delete) == CHANGES;
  }

  private boolean deleteOthers() throws SQLException {
    delete("DELETE FROM looking WHERE until < ?", cut);
    delete("DELETE FROM absence WHERE until < ?", cut);
    delete("DELETE FROM ready WHERE id <= (SELECT max(id) FROM ready) - ?", ReadyTable.MOST);
    delete(
        "DELETE FROM action WHERE at < ?"
            + " AND number <= (SELECT max(number) FROM action) - "
            + ACTIONS,
        cut);
    return false;
  }

  /** Of an environment that is gone, the absence goes on: one that began long ago keeps nothing. */
  private void forget(long from, long to, boolean machines) throws SQLException {
    PreparedStatement delete =
        database.statement(
            "DELETE FROM thing WHERE id BETWEEN ? AND ? AND NOT EXISTS (SELECT 1 FROM sight"
                + " WHERE sight.thing = coalesce(thing.parent, thing.id) AND sight.seen >= ?)"
                + " AND NOT EXISTS (SELECT 1 FROM change WHERE change.thing = thing.id)"
                + " AND NOT EXISTS (SELECT 1 FROM note WHERE note.thing = thing.id)"
                + " AND NOT EXISTS (SELECT 1 FROM absence"
                + " WHERE absence.thing = thing.id AND absence.began >= ?)"
                + " AND NOT EXISTS (SELECT 1 FROM thing AS part WHERE part.parent = thing.id)"
                + (machines ? " AND parent IS NOT NULL" : ""));
    delete.setLong(1, from);
    delete.setLong(2, to);
    delete.setLong(3, cut);
    delete.setLong(4, cut);
    if (count(delete) > 0) {
      namesDeleted = true;
      for (String table : List.of("sight", "absence")) {
        PreparedStatement orphans =
            database.statement(
                "DELETE FROM "
                    + table
                    + " WHERE thing BETWEEN ? AND ? AND thing NOT IN (SELECT id FROM thing)");
        orphans.setLong(1, from);
        orphans.setLong(2, to);
        orphans.executeUpdate();
      }
    }
  }

  private void noteTexts(long from, long to) throws SQLException {
    if (!deleted) {
      return;
    }
    textsNotedTo = to;
    PreparedStatement query =
        database.statement(
            "SELECT DISTINCT name, machine_name, cause, account FROM change"
                + " WHERE id BETWEEN ? AND ?");
    query.setLong(1, from);
    query.setLong(2, to);
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        for (int column = 1; column <= 4; column++) {
          usedTexts.add(rows.getLong(column));
        }
      }
    }
  }

  private boolean deleteTexts() throws SQLException {
    if (!deleted) {
      return false;
    }
    noteTexts(textsNotedTo + 1, Long.MAX_VALUE);
    for (String used :
        List.of(
            "SELECT account FROM thing",
            "SELECT account FROM looking",
            "SELECT account FROM ready",
            "SELECT blueprint FROM ready",
            "SELECT kind FROM ready",
            "SELECT machine FROM ready")) {
      usedTexts.addAll(numbers(used));
    }
    Set<Long> unused = numbers("SELECT id FROM text");
    unused.removeAll(usedTexts);
    namesDeleted = true;
    PreparedStatement delete = database.statement("DELETE FROM text WHERE id = ?");
    for (long text : unused) {
      delete.setLong(1, text);
      delete.executeUpdate();
    }
    return false;
  }

  private Set<Long> numbers(String query) throws SQLException {
    Set<Long> numbers = new HashSet<>();
    try (ResultSet rows = database.statement(query).executeQuery()) {
      while (rows.next()) {
        numbers.add(rows.getLong(1));
      }
    }
    return numbers;
  }

  private void delete(String sql, long before) throws SQLException {
    PreparedStatement delete = database.statement(sql);
    delete.setLong(1, before);
    count(delete);
  }

  private int count(PreparedStatement delete) throws SQLException {
    int rows = delete.executeUpdate();
    deleted |= rows > 0;
    return rows;
  }

  private boolean shrink() throws SQLException {
    database.executeToTheEnd("PRAGMA incremental_vacuum(" + PAGES + ")");
    if (database.number("PRAGMA freelist_count") > 0) {
      return true;
    }
    database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    return false;
  }

  /** Works through the ids of a table, also those that are added meanwhile. */
  private final class Ranges implements Step {
    private final String table;
    private final int size;
    private final Range work;
    private long done;

    Ranges(String table, int size, Range work) {
      this.table = table;
      this.size = size;
      this.work = work;
    }

    @Override
    public boolean run() throws SQLException {
      PreparedStatement query =
          database.statement(
              "SELECT min(id), (SELECT max(id) FROM "
                  + table
                  + ") FROM "
                  + table
                  + " WHERE id > ?");
      query.setLong(1, done);
      long first;
      long last;
      try (ResultSet row = query.executeQuery()) {
        row.next();
        first = row.getLong(1);
        last = row.getLong(2);
      }
      if (first == 0) {
        return false;
      }
      done = first + size - 1;
      work.of(first, done);
      return last > done;
    }
  }

  @FunctionalInterface
  private interface Range {
    void of(long from, long to) throws SQLException;
  }
}
