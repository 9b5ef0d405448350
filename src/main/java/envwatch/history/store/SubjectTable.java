package envwatch.history.store;

import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of environments and machines in the database. Confined to the thread of its
 * connection.
 */
final class SubjectTable {
  private static final int ENVIRONMENT = 0;
  private static final int SERVED_MACHINE = 1;
  private static final int UNSERVED_MACHINE = 2;

  private final Database database;
  private final StringTable texts;
  private final Map<Subject, Long> ids = new HashMap<>();
  private final Map<Long, Subject> subjects = new HashMap<>();

  SubjectTable(Database database, StringTable texts) {
    this.database = database;
    this.texts = texts;
  }

  /** The number of the environment, which is stored under its id if it is new. */
  long id(EnvironmentKey environment) throws StoreException {
    return id(Subject.of(environment), environment.environment().value());
  }

  /** The number of the subject, which is stored under the name if it is new. */
  long id(Subject subject, String name) throws StoreException {
    Long known = find(subject);
    if (known != null) {
      return known;
    }
    EnvironmentKey environment = subject.environment();
    Long parent = subject.machine() == null ? null : (Long) id(environment);
    long id =
        database.insert(
            "INSERT INTO thing (environment, account, kind, machine, parent, name)"
                + " VALUES (?, ?, ?, ?, ?, ?)",
            environment.environment().value(),
            texts.id(environment.account().value()),
            kind(subject.machine()),
            machine(subject.machine()),
            parent,
            StringTable.cut(name));
    return remember(subject, id);
  }

  /** The number of the subject; null if it is not stored. */
  @Nullable Long find(Subject subject) throws StoreException {
    Long known = ids.get(subject);
    if (known != null) {
      return known;
    }
    Long account = texts.find(subject.environment().account().value());
    if (account == null) {
      return null;
    }
    long found =
        database.number(
            "SELECT id FROM thing"
                + " WHERE environment = ? AND account = ? AND kind = ? AND machine = ?",
            subject.environment().environment().value(),
            account,
            kind(subject.machine()),
            machine(subject.machine()));
    return found == 0 ? null : (Long) remember(subject, found);
  }

  private long remember(Subject subject, long id) {
    ids.put(subject, id);
    subjects.put(id, subject);
    return id;
  }

  private static int kind(@Nullable MachineId machine) {
    if (machine == null) {
      return ENVIRONMENT;
    }
    return machine.served() ? SERVED_MACHINE : UNSERVED_MACHINE;
  }

  private static String machine(@Nullable MachineId machine) {
    return machine == null ? "" : machine.value();
  }

  Subject subject(long id) throws StoreException {
    Subject known = subjects.get(id);
    if (known != null) {
      return known;
    }
    List<Subject> found =
        database.rows(
            "SELECT account, environment, kind, machine FROM thing WHERE id = ?",
            row ->
                new Subject(
                    new EnvironmentKey(
                        new AccountId(texts.text(row.getLong(1))),
                        new EnvironmentId(row.getString(2))),
                    machine(row.getInt(3), row.getString(4))),
            id);
    if (found.isEmpty()) {
      throw new StoreException(StoreException.Kind.REFUSED, "no thing " + id);
    }
    remember(found.getFirst(), id);
    return found.getFirst();
  }

  private static @Nullable MachineId machine(int kind, String id) {
    return kind == ENVIRONMENT ? null : new MachineId(id, kind == SERVED_MACHINE);
  }

  /** The environment first, then its machines. */
  List<Long> withMachines(long environment) throws StoreException {
    List<Long> found = new ArrayList<>(List.of(environment));
    found.addAll(
        database.numbers("SELECT id FROM thing WHERE parent = ? ORDER BY name, id", environment));
    return found;
  }

  /** Forgets what was stored in a transaction that failed, or was purged. */
  void forget() {
    ids.clear();
    subjects.clear();
  }
}
