package envwatch.history.store;

import java.util.List;

/**
 * The tables, and how a file of an earlier version is brought up to date. Moments are milliseconds
 * since 1970 in UTC. No column could hold a password, a key or a signed link.
 */
final class Schema {
  private static final String VERSION_1 =
      """
      -- Names, ids of accounts and the like, which repeat.
      CREATE TABLE text (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        value TEXT NOT NULL UNIQUE);

      CREATE TABLE state (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        phase TEXT NOT NULL,
        word TEXT NOT NULL,
        UNIQUE (phase, word));

      -- What a key was called, and what it was when it was last seen.
      -- kind: 0 an environment, 1 a machine, 2 a machine without an id of its own.
      -- lost: when a machine was last seen that its environment does not have any more.
      -- state and below: null if never seen.
      CREATE TABLE thing (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account INTEGER NOT NULL,
        environment TEXT NOT NULL,
        kind INTEGER NOT NULL,
        machine TEXT NOT NULL,
        parent INTEGER,
        lost INTEGER,
        name TEXT NOT NULL,
        state INTEGER,
        since INTEGER,
        exact INTEGER,
        moved INTEGER,
        first_seen INTEGER,
        owner TEXT,
        blueprint TEXT,
        expiration TEXT,
        address TEXT,
        machines TEXT,
        UNIQUE (environment, account, kind, machine));
      CREATE INDEX thing_of_parent ON thing (parent);

      -- When environments were last seen: as small as possible, because it is written every minute.
      CREATE TABLE sight (
        thing INTEGER PRIMARY KEY,
        seen INTEGER NOT NULL);

      -- cause: the text SERVICE, NOT_SEEN, or the kind of the own action with the id in action.
      CREATE TABLE change (
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        thing INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        seen_before INTEGER,
        name INTEGER NOT NULL,
        machine_name INTEGER,
        was INTEGER,
        became INTEGER NOT NULL,
        cause INTEGER NOT NULL,
        action TEXT,
        facts TEXT);
      CREATE INDEX change_of_account ON change (account, seen);
      CREATE INDEX change_of_thing ON change (thing, seen);

      CREATE TABLE looking (
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        began INTEGER NOT NULL,
        until INTEGER NOT NULL,
        ended TEXT,
        UNIQUE (account, began));

      CREATE TABLE absence (
        id INTEGER PRIMARY KEY,
        thing INTEGER NOT NULL,
        began INTEGER NOT NULL,
        until INTEGER NOT NULL,
        UNIQUE (thing, began));

      -- activity: one line of JSON, as the record of actions writes it.
      CREATE TABLE action (
        id TEXT PRIMARY KEY,
        number INTEGER NOT NULL UNIQUE,
        at INTEGER NOT NULL,
        activity TEXT NOT NULL);

      CREATE TABLE ready (
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        blueprint INTEGER NOT NULL,
        kind INTEGER,
        machine INTEGER,
        milliseconds INTEGER NOT NULL,
        at INTEGER NOT NULL);

      CREATE TABLE note (
        thing INTEGER PRIMARY KEY,
        words TEXT NOT NULL,
        tags TEXT NOT NULL,
        at INTEGER NOT NULL);

      CREATE TABLE moment (
        name TEXT PRIMARY KEY,
        at INTEGER NOT NULL);
      """;

  private static final String VERSION_2 = "ALTER TABLE thing ADD COLUMN policy TEXT";

  /** When it was last seen in another state, if the beginning of the present one was not seen. */
  private static final String VERSION_3 = "ALTER TABLE thing ADD COLUMN since_after INTEGER";

  /** The statements that lead from each version to the next; the first makes an empty file. */
  private static final List<String> STEPS = List.of(VERSION_1, VERSION_2, VERSION_3);

  static final int VERSION = STEPS.size();

  private Schema() {}

  /**
   * Makes or updates the tables.
   *
   * @throws StoreException of kind {@code NEWER} if a newer version wrote the file
   */
  static void prepare(Database database) throws StoreException {
    int version = version(database);
    if (version == 0) {
      // Both are properties of the file, and the first only of an empty one.
      database.execute("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL");
    }
    if (version < VERSION) {
      database.transaction(() -> {
        for (String step : STEPS.subList(version, VERSION)) {
          database.execute(step);
        }
        database.execute("PRAGMA user_version = " + VERSION);
      });
    }
  }

  /**
   * Checks that the file can be read by this version.
   *
   * @throws StoreException if a newer version wrote it, or it has no tables
   */
  static void check(Database database) throws StoreException {
    if (version(database) != VERSION) {
      throw new StoreException(StoreException.Kind.UNUSABLE, "the file has no tables yet");
    }
  }

  private static int version(Database database) throws StoreException {
    int version = (int) database.number("PRAGMA user_version");
    if (version > VERSION || version < 0) {
      throw new StoreException(StoreException.Kind.NEWER, "schema " + version);
    }
    return version;
  }
}
