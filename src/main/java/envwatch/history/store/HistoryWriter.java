package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.history.Absence;
import envwatch.history.Change;
import envwatch.history.LastSeen;
import envwatch.history.Looking;
import envwatch.history.Note;
import envwatch.history.Sample;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.io.IOException;
import java.time.Instant;
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
  private final Tables tables;
  private final HistoryLock lock;
  private @Nullable Purge purge;

  public HistoryWriter(Database database, HistoryLock lock) {
    tables = Tables.of(database);
    this.lock = lock;
  }

  Database database() {
    return tables.database();
  }

  private void transaction(Database.Work work) throws StoreException {
    try {
      tables.database().transaction(work);
    } catch (StoreException | RuntimeException e) {
      tables.forget();
      throw e;
    }
  }

  /** Writes all of the batch, or nothing. */
  public void write(Batch batch) throws StoreException {
    transaction(() -> {
      for (LastSeen seen : batch.lastSeen()) {
        tables.lastSeen().put(seen);
      }
      for (Map.Entry<Subject, Instant> machine : batch.lost().entrySet()) {
        tables.lastSeen().lost(machine.getKey(), machine.getValue());
      }
      for (Map.Entry<EnvironmentKey, Instant> sight : batch.sights().entrySet()) {
        tables.lastSeen().sight(sight.getKey(), sight.getValue());
      }
      for (Change change : batch.changes()) {
        tables.changes().add(change);
      }
      for (Looking looking : batch.looking()) {
        tables.looking().put(looking);
      }
      for (Absence absence : batch.absences()) {
        tables.looking().put(absence);
      }
    });
  }

  /** Adds what was learned about how long starts take. */
  public void learn(List<Sample> samples) throws StoreException {
    transaction(() -> {
      for (Sample sample : samples) {
        tables.ready().add(sample);
      }
    });
  }

  /** Ends what an earlier run did not end, because it was killed. */
  public void endKilledRun() throws StoreException {
    transaction(tables.looking()::endKilled);
  }

  /** Adds the activities, or replaces those with the same ids. */
  public void write(List<Activity> activities) throws StoreException {
    transaction(() -> {
      for (Activity activity : activities) {
        tables.actions().put(activity);
      }
    });
  }

  /**
   * Stores what the user wrote.
   *
   * @param note deletes the stored one if it is empty
   */
  public void write(Subject subject, Note note, Instant now) throws StoreException {
    transaction(() -> tables.notes().put(subject, note, now));
  }

  /** Stores notes and what was learned, as far as it is not stored. */
  public void write(Map<Subject, Note> notes, List<Sample> learned, Instant now)
      throws StoreException {
    transaction(() -> {
      for (Map.Entry<Subject, Note> note : notes.entrySet()) {
        tables.notes().put(note.getKey(), note.getValue(), now);
      }
      Set<Sample> stored = new HashSet<>(tables.ready().newest());
      for (Sample sample : learned) {
        if (stored.add(sample)) {
          tables.ready().add(sample);
        }
      }
    });
  }

  /** Stores a single moment under a name. */
  public void write(String name, Instant at) throws StoreException {
    transaction(() -> tables.moments().put(name, at));
  }

  /** Deletes everything that was recorded about the account, and its notes. */
  public void forget(AccountId account) throws StoreException {
    transaction(() -> {
      Long known = tables.texts().find(account.value());
      if (known != null) {
        new ForgottenAccount(tables.database(), known).delete();
      }
    });
    tables.forget();
  }

  /** Whether the file is larger than it may be, after a purge because many pages are half empty. */
  public boolean exceeds(Retention retention) throws StoreException {
    return tables.database().reading(() -> Purge.used(tables.database())) > retention.bytes();
  }

  /** The moment before which nothing is to be kept. */
  public Instant cut(Retention retention, Instant now) throws StoreException {
    return tables.database().reading(() -> Purge.cut(tables.database(), retention, now));
  }

  /**
   * Deletes a part of what was seen before the cut; short, so that others can write between parts.
   *
   * @return whether there may be more
   */
  public boolean purge(Instant cut) throws StoreException {
    if (purge == null || !purge.isOf(cut)) {
      purge = new Purge(tables.database(), cut);
    }
    boolean more = purge.step();
    if (purge.namesDeleted()) {
      tables.forget();
    }
    if (!more) {
      purge = null;
    }
    return more;
  }

  /** What is written can be read with this at once. Confined to the same thread. */
  public HistoryReader reader() {
    return new HistoryReader(tables);
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      tables.database().close();
    }
  }
}
