package envwatch.history.store;

/** All tables of one connection, confined to its thread. */
final class Tables {
  final Database database;
  final Texts texts;
  final Things things;
  final LastSeenTable lastSeen;
  final ChangeTable changes;
  final LookingTable looking;
  final PastTable past;
  final ActionTable actions;
  final ReadyTable ready;
  final NoteTable notes;
  final MomentTable moments;

  Tables(Database database) {
    this.database = database;
    texts = new Texts(database);
    things = new Things(database, texts);
    lastSeen = new LastSeenTable(database, texts, things);
    changes = new ChangeTable(database, texts, things);
    looking = new LookingTable(database, texts, things);
    past = new PastTable(database, texts, things, changes);
    actions = new ActionTable(database);
    ready = new ReadyTable(database, texts);
    notes = new NoteTable(database, things);
    moments = new MomentTable(database);
  }

  /** Forgets the numbers of rows that may not exist any more. */
  void forget() {
    texts.forget();
    things.forget();
  }
}
