package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.history.Absence;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.LastSeen;
import envwatch.history.Looking;
import envwatch.history.Note;
import envwatch.history.Range;
import envwatch.history.Sample;
import envwatch.history.Subject;
import envwatch.history.SubjectPast;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A connection that reads the history. Confined to one thread, which every method blocks. */
public final class HistoryReader implements AutoCloseable {
  private static final Comparator<Change> NEWEST_FIRST =
      Comparator.comparing(Change::firstSeenAfter).reversed();

  private final Tables tables;

  HistoryReader(Tables tables) {
    this.tables = tables;
  }

  /** What was last seen of every environment and machine. */
  public List<LastSeen> lastSeen() throws StoreException {
    return tables.database().reading(tables.lastSeen()::all);
  }

  /** Newest first. */
  public List<Change> changes(ChangeQuery query) throws StoreException {
    return tables.database().reading(() -> read(query));
  }

  private List<Change> read(ChangeQuery query) throws SQLException {
    long from = query.range().from().toEpochMilli();
    long until = query.range().until().toEpochMilli();
    List<Change> found = new ArrayList<>();
    if (query.subject() != null) {
      for (long thing : things(query.subject())) {
        found.addAll(tables.changes().ofThing(thing, from, until, query.limit()));
      }
    } else if (query.account() != null) {
      Long account = tables.texts().find(query.account().value());
      if (account != null) {
        return tables.changes().ofAccount(account, from, until, query.limit());
      }
    } else {
      for (long account : tables.past().accounts()) {
        found.addAll(tables.changes().ofAccount(account, from, until, query.limit()));
      }
    }
    found.sort(NEWEST_FIRST);
    return found.size() > query.limit() ? found.subList(0, query.limit()) : found;
  }

  private List<Long> things(Subject subject) throws SQLException {
    Long thing = tables.things().find(subject);
    if (thing == null) {
      return List.of();
    }
    return subject.machine() == null ? tables.things().withMachines(thing) : List.of(thing);
  }

  /** The past of an environment, which comes first, and of its machines; empty if unknown. */
  public List<SubjectPast> past(EnvironmentKey environment, Range range) throws StoreException {
    return tables
        .database()
        .reading(() -> {
          Long thing = tables.things().find(Subject.of(environment));
          return thing == null
              ? List.of()
              : tables
                  .past()
                  .withMachines(thing, range.from().toEpochMilli(), range.until().toEpochMilli());
        });
  }

  /** The past of all environments that were seen since the beginning of the range. */
  public List<SubjectPast> past(Range range) throws StoreException {
    return tables
        .database()
        .reading(() ->
            tables.past().environments(range.from().toEpochMilli(), range.until().toEpochMilli()));
  }

  /**
   * The stretches that overlap the range, and of each account the last one before it; oldest first.
   */
  public List<Looking> looking(Range range) throws StoreException {
    return tables
        .database()
        .reading(() ->
            tables
                .looking()
                .overlapping(range.from().toEpochMilli(), range.until().toEpochMilli()));
  }

  public List<Absence> absences(Range range) throws StoreException {
    return tables
        .database()
        .reading(() ->
            tables.looking().absences(range.from().toEpochMilli(), range.until().toEpochMilli()));
  }

  /** The newest activities, as many as the record of actions holds, oldest first. */
  public List<Activity> activities() throws StoreException {
    return tables.database().reading(tables.actions()::newest);
  }

  /** How long starts took: the newest, oldest first. */
  public List<Sample> learned() throws StoreException {
    return tables.database().reading(tables.ready()::newest);
  }

  /** The policies of the account's environments that are still remembered, gone or not. */
  public Map<EnvironmentId, String> policies(AccountId account) throws StoreException {
    return tables.database().reading(() -> tables.lastSeen().policies(account));
  }

  public Map<Subject, Note> notes() throws StoreException {
    return tables.database().reading(tables.notes()::all);
  }

  /** The moment that is stored under the name. */
  public Optional<Instant> moment(String name) throws StoreException {
    return tables.database().reading(() -> tables.moments().get(name));
  }

  /** Must be called after rows were deleted, whose numbers are remembered. */
  public void forget() {
    tables.forget();
  }

  @Override
  public void close() throws StoreException {
    tables.database().close();
  }
}
