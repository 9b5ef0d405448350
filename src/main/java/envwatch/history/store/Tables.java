package envwatch.history.store;

/** All tables of one connection, confined to its thread. */
record Tables(
    Database database,
    Texts texts,
    Things things,
    LastSeenTable lastSeen,
    ChangeTable changes,
    LookingTable looking,
    PastTable past,
    ActionTable actions,
    ReadyTable ready,
    NoteTable notes,
    MomentTable moments) {
  /** The tables of a connection. */
  public static Tables of(Database database) {
    Texts texts = new Texts(database);
    Things things = new Things(database, texts);
    ChangeTable changes = new ChangeTable(database, texts, things);
    return new Tables(
        database,
        texts,
        things,
        new LastSeenTable(database, texts, things),
        changes,
        new LookingTable(database, texts, things),
        new PastTable(database, texts, things, changes),
        new ActionTable(database),
        new ReadyTable(database, texts),
        new NoteTable(database, things),
        new MomentTable(database));
  }

  /** Forgets the numbers of rows that may not exist any more. */
  public void forget() {
    texts.forget();
    things.forget();
  }
}
