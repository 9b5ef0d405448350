package envwatch.history.store;

/** A disk without room for the history, by SQLite's own answer. */
public final class FullDisk {
  private FullDisk() {}

  /** From now on, the file cannot grow. */
  public static void fill(HistoryWriter writer) throws StoreException {
    limit(writer.database(), 1);
  }

  /** There is room again. */
  public static void makeRoom(HistoryWriter writer) throws StoreException {
    limit(writer.database(), 1_000_000);
  }

  /** SQLite raises the limit to the size that the file has already. */
  private static void limit(Database database, int pages) throws StoreException {
    database.number("PRAGMA max_page_count = " + pages);
  }
}
