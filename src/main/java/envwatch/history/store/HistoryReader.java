package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.actions.ActivityJson;
import envwatch.actions.ActivityLog;
import envwatch.history.AbsenceInterval;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Fact;
import envwatch.history.LastSeen;
import envwatch.history.Note;
import envwatch.history.ObservedInterval;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Range;
import envwatch.history.Sample;
import envwatch.history.Subject;
import envwatch.history.SubjectPast;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A connection that reads the history. Confined to one thread, which every method blocks. */
public final class HistoryReader implements AutoCloseable {
  /** Of starts: more would not change what is usual, because only the last of their like count. */
  static final int MOST_LEARNED = 20_000;

  /** In the order of their columns. */
  static final List<Fact.Kind> FACTS =
      List.of(
          Fact.Kind.OWNER,
          Fact.Kind.BLUEPRINT,
          Fact.Kind.POLICY,
          Fact.Kind.EXPIRATION,
          Fact.Kind.ADDRESS,
          Fact.Kind.MACHINES);

  private static final int FIRST_FACT = 9;

  private static final Comparator<Change> NEWEST_FIRST =
      Comparator.comparing(Change::firstSeenAfter).reversed();

  private final Database database;
  private final StringTable texts;
  private final SubjectTable things;
  private final ChangeTable changes;

  HistoryReader(Database database) {
    this.database = database;
    texts = new StringTable(database);
    things = new SubjectTable(database, texts);
    changes = new ChangeTable(database, texts, things);
  }

  StringTable texts() {
    return texts;
  }

  SubjectTable things() {
    return things;
  }

  ChangeTable changes() {
    return changes;
  }

  /** What was last seen of every environment and machine. */
  public List<LastSeen> lastSeen() throws StoreException {
    return database.rows(
        "SELECT id, name, state, since, exact, since_after, moved,"
            + " coalesce(lost, seen, since), owner, blueprint, policy, expiration, address, machines FROM thing"
            + " LEFT JOIN sight ON sight.thing = coalesce(thing.parent, thing.id)"
            + " WHERE state IS NOT NULL",
        this::lastSeen);
  }

  private LastSeen lastSeen(ResultSet row) throws SQLException, StoreException {
    Map<Fact.Kind, String> facts = new EnumMap<>(Fact.Kind.class);
    for (int i = 0; i < FACTS.size(); i++) {
      String fact = row.getString(FIRST_FACT + i);
      if (fact != null) {
        facts.put(FACTS.get(i), fact);
      }
    }
    return new LastSeen(
        things.subject(row.getLong(1)),
        row.getString(2),
        facts,
        texts.state(row.getLong(3)),
        moment(row, 4),
        row.getBoolean(5),
        momentIfAny(row.getLong(6)),
        moment(row, 7),
        moment(row, 8));
  }

  private static Instant moment(ResultSet row, int column) throws SQLException {
    return Instant.ofEpochMilli(row.getLong(column));
  }

  /** Newest first. */
  public List<Change> changes(ChangeQuery query) throws StoreException {
    Instant from = query.range().from();
    Instant until = query.range().until();
    List<Change> found = new ArrayList<>();
    if (query.subject() != null) {
      for (long thing : things(query.subject())) {
        found.addAll(changes.ofThing(thing, from, until, query.limit()));
      }
    } else {
      for (long account : accounts(query.account())) {
        found.addAll(changes.ofAccount(account, from, until, query.limit()));
      }
    }
    found.sort(NEWEST_FIRST);
    return found.size() > query.limit() ? found.subList(0, query.limit()) : found;
  }

  private List<Long> things(Subject subject) throws StoreException {
    Long thing = things.find(subject);
    if (thing == null) {
      return List.of();
    }
    return subject.machine() == null ? things.withMachines(thing) : List.of(thing);
  }

  private List<Long> accounts(@Nullable AccountId only) throws StoreException {
    if (only == null) {
      return database.numbers("SELECT DISTINCT account FROM thing");
    }
    Long account = texts.find(only.value());
    return account == null ? List.of() : List.of(account);
  }

  /**
   * The past of an environment, which comes first, and of the machines that it had in the range;
   * empty if unknown.
   */
  public List<SubjectPast> past(EnvironmentKey environment, Range range) throws StoreException {
    List<SubjectPast> found = new ArrayList<>();
    for (long thing : things(Subject.of(environment))) {
      List<Change> own = changes.ofThing(thing, range.from(), range.until(), Integer.MAX_VALUE);
      for (SubjectPast past : past(thing, range, own.reversed())) {
        if (past.lost() == null || past.lost().isAfter(range.from())) {
          found.add(past);
        }
      }
    }
    return found;
  }

  /** The past of all environments that were seen since the beginning of the range. */
  public List<SubjectPast> past(Range range) throws StoreException {
    Map<Subject, List<Change>> bySubject = new HashMap<>();
    for (long account : accounts(null)) {
      for (Change change : changes.ofEnvironments(account, range.from(), range.until())) {
        bySubject.computeIfAbsent(change.subject(), subject -> new ArrayList<>()).add(change);
      }
    }
    List<SubjectPast> found = new ArrayList<>();
    for (long thing :
        database.numbers(
            "SELECT id FROM thing LEFT JOIN sight ON sight.thing = thing.id"
                + " WHERE parent IS NULL AND state IS NOT NULL AND coalesce(seen, since) >= ?",
            range.from())) {
      found.addAll(past(thing, range, bySubject.getOrDefault(things.subject(thing), List.of())));
    }
    return found;
  }

  /** Empty if the thing was just purged. */
  private List<SubjectPast> past(long thing, Range range, List<Change> ofRange)
      throws StoreException {
    return database.rows(
        "SELECT name, first_seen, lost, state FROM thing WHERE id = ?",
        row ->
            new SubjectPast(
                things.subject(thing),
                row.getString(1),
                momentIfAny(row.getLong(2)),
                momentIfAny(row.getLong(3)),
                changes.stateAt(range.from(), thing, texts.stateIfAny(row.getLong(4))),
                ofRange),
        thing);
  }

  private static @Nullable Instant momentIfAny(long milliseconds) {
    return milliseconds == 0 ? null : Instant.ofEpochMilli(milliseconds);
  }

  /**
   * The stretches that overlap the range, and of each account the last one before it, which tells
   * why it was not looked at; oldest first.
   */
  public List<ObservedInterval> looking(Range range) throws StoreException {
    return database.rows(
        "SELECT account, began, until, ended FROM looking"
            + " WHERE began < ? AND (until >= ? OR id IN (SELECT id FROM (SELECT id, MAX(began)"
            + " FROM looking WHERE began < ? GROUP BY account)))"
            + " ORDER BY began, id",
        row ->
            new ObservedInterval(
                new AccountId(texts.text(row.getLong(1))),
                moment(row, 2),
                moment(row, 3),
                ended(row.getString(4))),
        range.until(),
        range.from(),
        range.from());
  }

  private static @Nullable Ended ended(@Nullable String name) {
    return name == null
        ? null
        : Objects.requireNonNullElse(StringTable.constant(Ended.class, name), Ended.STOPPED);
  }

  public List<AbsenceInterval> absences(Range range) throws StoreException {
    return database.rows(
        "SELECT thing, began, until FROM absence WHERE began < ? AND until > ? ORDER BY began",
        row ->
            new AbsenceInterval(
                things.subject(row.getLong(1)).environment(), moment(row, 2), moment(row, 3)),
        range.until(),
        range.from());
  }

  /** The newest activities, as many as the record of actions holds, oldest first. */
  public List<Activity> activities() throws StoreException {
    return database
        .rows(
            "SELECT activity FROM action ORDER BY number DESC LIMIT ?",
            row -> ActivityJson.read(row.getString(1)),
            ActivityLog.LIMIT)
        .reversed()
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * How long starts took: the newest, oldest first; without those of actions that this version does
   * not know.
   */
  public List<Sample> learned() throws StoreException {
    return database
        .rows(
            "SELECT account, blueprint, kind, machine, milliseconds, at FROM ready"
                + " ORDER BY id DESC LIMIT ?",
            this::sample,
            MOST_LEARNED)
        .reversed()
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Sample> sample(ResultSet row) throws SQLException, StoreException {
    String kind = texts.textIfAny(row.getLong(3));
    ActionKind known = StringTable.constant(ActionKind.class, kind);
    return kind != null && known == null
        ? Optional.empty()
        : Optional.of(
            new Sample(
                new AccountId(texts.text(row.getLong(1))),
                texts.text(row.getLong(2)),
                known,
                texts.textIfAny(row.getLong(4)),
                Duration.ofMillis(row.getLong(5)),
                moment(row, 6)));
  }

  /** The policies of the account's environments that are still remembered, gone or not. */
  public Map<EnvironmentId, String> policies(AccountId account) throws StoreException {
    Map<EnvironmentId, String> found = new HashMap<>();
    for (long known : accounts(account)) {
      database.rows(
          "SELECT environment, policy FROM thing WHERE account = ? AND policy IS NOT NULL",
          row -> found.put(new EnvironmentId(row.getString(1)), row.getString(2)),
          known);
    }
    return found;
  }

  public Map<Subject, Note> notes() throws StoreException {
    Map<Subject, Note> found = new HashMap<>();
    database.rows(
        "SELECT thing, words, tags FROM note",
        row -> {
          String tags = row.getString(3);
          List<String> each = tags.isEmpty() ? List.of() : List.of(tags.split(" "));
          return found.put(things.subject(row.getLong(1)), new Note(row.getString(2), each));
        });
    return found;
  }

  /** The moment that is stored under the name. */
  public Optional<Instant> moment(String name) throws StoreException {
    return database
        .rows("SELECT at FROM moment WHERE name = ?", row -> moment(row, 1), name)
        .stream()
        .findFirst();
  }

  /** Must be called after rows were deleted, whose numbers are remembered. */
  public void forget() {
    texts.forget();
    things.forget();
  }

  @Override
  public void close() throws StoreException {
    database.close();
  }
}
