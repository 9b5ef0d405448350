package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.actions.ActivityJson;
import envwatch.history.AbsenceInterval;
import envwatch.history.Change;
import envwatch.history.LastSeen;
import envwatch.history.Note;
import envwatch.history.ObservedInterval;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Sample;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.LockFile;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The connection that writes the history. Only one exists for a file at a time. Confined to one
 * thread, which every method blocks.
 */
public final class HistoryWriter implements AutoCloseable {
  /** What of an account is deleted by its number. */
  private static final List<String> OF_ACCOUNT =
      List.of(
          "absence WHERE thing IN (SELECT id FROM thing WHERE account = ?)",
          "note WHERE thing IN (SELECT id FROM thing WHERE account = ?)",
          "sight WHERE thing IN (SELECT id FROM thing WHERE account = ?)",
          "change WHERE account = ?",
          "looking WHERE account = ?",
          "ready WHERE account = ?",
          "thing WHERE account = ?");

  private final Database database;
  private final HistoryReader reader;
  private final StringTable texts;
  private final SubjectTable things;
  private final LockFile lock;
  private @Nullable Purge purge;

  /**
   * @param lock closed with this
   */
  HistoryWriter(Database database, LockFile lock) {
    this.database = database;
    this.lock = lock;
    reader = new HistoryReader(database);
    texts = reader.texts();
    things = reader.things();
  }

  Database database() {
    return database;
  }

  private void transaction(Database.Work work) throws StoreException {
    try {
      database.transaction(work);
    } catch (StoreException | RuntimeException e) {
      reader.forget();
      throw e;
    }
  }

  /** Writes all of the batch, or nothing. */
  public void write(WriteBatch batch) throws StoreException {
    transaction(() -> {
      for (LastSeen seen : batch.lastSeen()) {
        put(seen);
      }
      for (Map.Entry<Subject, Instant> machine : batch.lost().entrySet()) {
        Long id = things.find(machine.getKey());
        if (id != null) {
          database.update("UPDATE thing SET lost = ? WHERE id = ?", machine.getValue(), id);
        }
      }
      for (Map.Entry<EnvironmentKey, Instant> sight : batch.sights().entrySet()) {
        database.update(
            "INSERT OR REPLACE INTO sight (thing, seen) VALUES (?, ?)",
            things.id(sight.getKey()),
            sight.getValue());
      }
      for (Change change : batch.changes()) {
        reader.changes().add(change);
      }
      for (ObservedInterval looking : batch.looking()) {
        put(looking);
      }
      for (AbsenceInterval absence : batch.absences()) {
        database.update(
            "INSERT INTO absence (thing, began, until) VALUES (?, ?, ?)"
                + " ON CONFLICT (thing, began) DO UPDATE SET until = excluded.until",
            things.id(absence.environment()),
            absence.from(),
            absence.until());
      }
    });
  }

  private void put(LastSeen seen) throws StoreException {
    long id = things.id(seen.subject(), seen.name());
    List<@Nullable Object> values = new ArrayList<>();
    values.add(StringTable.cut(seen.name()));
    values.add(texts.id(seen.state()));
    values.add(seen.since());
    values.add(seen.exact());
    values.add(seen.after());
    values.add(seen.moved());
    HistoryReader.FACTS.forEach(fact -> values.add(StringTable.cutIfAny(seen.facts().get(fact))));
    values.add(seen.since());
    values.add(id);
    database.update(
        "UPDATE thing SET name = ?, state = ?, since = ?, exact = ?, since_after = ?, moved = ?,"
            + " lost = NULL, owner = ?, blueprint = ?, policy = ?, expiration = ?, address = ?, machines = ?,"
            + " first_seen = coalesce(first_seen, ?) WHERE id = ?",
        values.toArray());
  }

  private void put(ObservedInterval looking) throws StoreException {
    database.update(
        "INSERT INTO looking (account, began, until, ended) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT (account, began)"
            + " DO UPDATE SET until = excluded.until, ended = excluded.ended",
        texts.id(looking.account().value()),
        looking.from(),
        looking.until(),
        looking.ended() == null ? null : looking.ended().name());
  }

  /** Adds what was learned about how long starts take. */
  public void learn(List<Sample> samples) throws StoreException {
    transaction(() -> {
      for (Sample sample : samples) {
        add(sample);
      }
    });
  }

  private void add(Sample sample) throws StoreException {
    database.update(
        "INSERT INTO ready (account, blueprint, kind, machine, milliseconds, at)"
            + " VALUES (?, ?, ?, ?, ?, ?)",
        texts.id(sample.account().value()),
        texts.id(sample.blueprint()),
        texts.idIfAny(sample.kind() == null ? null : sample.kind().name()),
        texts.idIfAny(sample.machine()),
        sample.took().toMillis(),
        sample.at());
  }

  /** Ends what an earlier run did not end, because it was killed. */
  public void endKilledRun() throws StoreException {
    database.update("UPDATE looking SET ended = ? WHERE ended IS NULL", Ended.KILLED.name());
  }

  /** Adds the activities, or replaces those with the same ids, which keep their places. */
  public void write(List<Activity> activities) throws StoreException {
    transaction(() -> {
      for (Activity activity : activities) {
        database.update(
            "INSERT INTO action (id, number, at, activity)"
                + " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM action), ?, ?)"
                + " ON CONFLICT (id) DO UPDATE SET at = excluded.at, activity = excluded.activity",
            activity.id(),
            activity.at(),
            ActivityJson.write(activity));
      }
    });
  }

  /**
   * Stores what the user wrote.
   *
   * @param note deletes the stored one if it is empty
   */
  public void write(Subject subject, Note note, Instant now) throws StoreException {
    transaction(() -> put(subject, note, now));
  }

  private void put(Subject subject, Note note, Instant now) throws StoreException {
    long thing = things.id(subject, subject.environment().environment().value());
    if (note.isEmpty()) {
      database.update("DELETE FROM note WHERE thing = ?", thing);
    } else {
      database.update(
          "INSERT OR REPLACE INTO note (thing, words, tags, at) VALUES (?, ?, ?, ?)",
          thing,
          note.text(),
          String.join(" ", note.tags()),
          now);
    }
  }

  /** Stores notes and what was learned, as far as it is not stored. */
  public void write(Map<Subject, Note> notes, List<Sample> learned, Instant now)
      throws StoreException {
    transaction(() -> {
      for (Map.Entry<Subject, Note> note : notes.entrySet()) {
        put(note.getKey(), note.getValue(), now);
      }
      Set<Sample> stored = new HashSet<>(reader.learned());
      for (Sample sample : learned) {
        if (stored.add(sample)) {
          add(sample);
        }
      }
    });
  }

  /** Stores a single moment under a name. */
  public void write(String name, Instant at) throws StoreException {
    database.update("INSERT OR REPLACE INTO moment (name, at) VALUES (?, ?)", name, at);
  }

  /** Deletes everything that was recorded about the account, and its notes. */
  public void forget(AccountId account) throws StoreException {
    transaction(() -> {
      Long known = texts.find(account.value());
      if (known != null) {
        for (String table : OF_ACCOUNT) {
          database.update("DELETE FROM " + table, known);
        }
      }
    });
    reader.forget();
  }

  /** Whether the file is larger than it may be, after a purge because many pages are half empty. */
  public boolean exceeds(Retention retention) throws StoreException {
    return Purge.used(database) > retention.bytes();
  }

  /** The moment before which nothing is to be kept. */
  public Instant cut(Retention retention, Instant now) throws StoreException {
    return Purge.cut(database, retention, now);
  }

  /**
   * Deletes a part of what was seen before the cut; short, so that others can write between parts.
   *
   * @return whether there may be more
   */
  public boolean purge(Instant cut) throws StoreException {
    if (purge == null || !purge.isOf(cut)) {
      purge = new Purge(database, cut);
    }
    boolean more = purge.step();
    if (purge.namesDeleted()) {
      reader.forget();
    }
    if (!more) {
      purge = null;
    }
    return more;
  }

  /** What is written can be read with this at once. Confined to the same thread. */
  public HistoryReader reader() {
    return reader;
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      database.close();
    }
  }
}
