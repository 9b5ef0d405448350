package envwatch.history.store;

import envwatch.util.Bounds;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
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
    boolean run() throws StoreException;
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
  static Instant cut(Database database, Retention retention, Instant now) throws StoreException {
    Instant oldest = now.minus(retention.age());
    long used = used(database);
    if (used <= retention.bytes()) {
      return oldest;
    }
    List<Long> moments = sampledMoments(database);
    if (moments.isEmpty()) {
      return oldest;
    }
    double dropped = 1 - FILLED_AGAIN * retention.bytes() / used;
    long cut = moments.get((int) (dropped * (moments.size() - 1))) + 1;
    Instant fitting = Instant.ofEpochMilli(Math.min(cut, now.toEpochMilli()));
    return Bounds.max(fitting, oldest);
  }

  private static List<Long> sampledMoments(Database database) throws StoreException {
    long first = database.number("SELECT min(id) FROM change");
    long last = database.number("SELECT max(id) FROM change");
    long stride = Math.max(1, (last - first) / SAMPLES);
    List<Long> moments = new ArrayList<>();
    for (long id = first; id <= last; id += stride) {
      moments.addAll(database.numbers("SELECT seen FROM change WHERE id = ?", id));
    }
    Collections.sort(moments);
    return moments;
  }

  /** The size of the file without the pages that are free. */
  static long used(Database database) throws StoreException {
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
      // Pages are not given back within a transaction.
      more[0] = next.run();
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

  private boolean deleteChanges() throws StoreException {
    return delete(
            "DELETE FROM change WHERE id IN (SELECT id FROM change"
                + " WHERE seen < ? AND account IN (SELECT DISTINCT account FROM thing) LIMIT ?)",
            cut,
            CHANGES)
        == CHANGES;
  }

  private boolean deleteOthers() throws StoreException {
    delete("DELETE FROM looking WHERE until < ?", cut);
    delete("DELETE FROM absence WHERE until < ?", cut);
    delete(
        "DELETE FROM ready WHERE id <= (SELECT max(id) FROM ready) - ?",
        HistoryReader.MOST_LEARNED);
    delete(
        "DELETE FROM action WHERE at < ? AND number <= (SELECT max(number) FROM action) - ?",
        cut,
        ACTIONS);
    return false;
  }

  /** Of an environment that is gone, the absence goes on: one that began long ago keeps nothing. */
  private void forget(long from, long to, boolean machines) throws StoreException {
    int forgotten =
        delete(
            "DELETE FROM thing WHERE id BETWEEN ? AND ? AND NOT EXISTS (SELECT 1 FROM sight"
                + " WHERE sight.thing = coalesce(thing.parent, thing.id) AND sight.seen >= ?)"
                + " AND NOT EXISTS (SELECT 1 FROM change WHERE change.thing = thing.id)"
                + " AND NOT EXISTS (SELECT 1 FROM note WHERE note.thing = thing.id)"
                + " AND NOT EXISTS (SELECT 1 FROM absence"
                + " WHERE absence.thing = thing.id AND absence.began >= ?)"
                + " AND NOT EXISTS (SELECT 1 FROM thing AS part WHERE part.parent = thing.id)"
                + (machines ? " AND parent IS NOT NULL" : ""),
            from,
            to,
            cut,
            cut);
    if (forgotten > 0) {
      namesDeleted = true;
      for (String table : List.of("sight", "absence")) {
        database.update(
            "DELETE FROM "
                + table
                + " WHERE thing BETWEEN ? AND ? AND thing NOT IN (SELECT id FROM thing)",
            from,
            to);
      }
    }
  }

  private void noteTexts(long from, long to) throws StoreException {
    if (!deleted) {
      return;
    }
    textsNotedTo = to;
    database.rows(
        "SELECT DISTINCT name, machine_name, cause, account FROM change WHERE id BETWEEN ? AND ?",
        row -> {
          for (int column = 1; column <= 4; column++) {
            usedTexts.add(row.getLong(column));
          }
          return true;
        },
        from,
        to);
  }

  private boolean deleteTexts() throws StoreException {
    if (!deleted) {
      return false;
    }
    noteTexts(textsNotedTo + 1, Long.MAX_VALUE);
    usedTexts.addAll(
        database.numbers(
            "SELECT account FROM thing UNION SELECT account FROM looking"
                + " UNION SELECT account FROM ready UNION SELECT blueprint FROM ready"
                + " UNION SELECT kind FROM ready UNION SELECT machine FROM ready"));
    namesDeleted = true;
    for (long text : database.numbers("SELECT id FROM text")) {
      if (!usedTexts.contains(text)) {
        database.update("DELETE FROM text WHERE id = ?", text);
      }
    }
    return false;
  }

  private int delete(String sql, Object... parameters) throws StoreException {
    int rows = database.update(sql, parameters);
    deleted |= rows > 0;
    return rows;
  }

  private boolean shrink() throws StoreException {
    database.execute("PRAGMA incremental_vacuum(" + PAGES + ")");
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
    public boolean run() throws StoreException {
      long first = database.number("SELECT min(id) FROM " + table + " WHERE id > ?", done);
      if (first == 0) {
        return false;
      }
      long last = database.number("SELECT max(id) FROM " + table);
      done = first + size - 1;
      work.of(first, done);
      return last > done;
    }
  }

  @FunctionalInterface
  private interface Range {
    void of(long from, long to) throws StoreException;
  }
}
