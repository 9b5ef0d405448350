package envwatch.history.store;

import envwatch.history.State;
import envwatch.model.Phase;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Texts and states that repeat, each stored once and referred to by number. Confined to the thread
 * of its connection.
 */
final class Texts {
  /** Longer ones are cut: nobody reads them, and they would fill the disk. */
  private static final int LONGEST = 1_000;

  private final Database database;
  private final Map<String, Long> ids = new HashMap<>();
  private final Map<Long, String> texts = new HashMap<>();
  private final Map<State, Long> stateIds = new HashMap<>();
  private final Map<Long, State> states = new HashMap<>();

  Texts(Database database) {
    this.database = database;
  }

  /** The text as it is stored: at most so long, and without half a character at the end. */
  static String cut(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    boolean within = Character.isHighSurrogate(text.charAt(LONGEST - 2));
    return text.substring(0, LONGEST - (within ? 2 : 1)) + "…";
  }

  /** The number of the text, which is stored if it is new. */
  long id(String text) throws SQLException {
    String stored = cut(text);
    Long known = ids.get(stored);
    return known == null ? remember(stored, findOrInsert(stored)) : known;
  }

  private long remember(String text, long id) {
    ids.put(text, id);
    texts.put(id, text);
    return id;
  }

  /** The number of the text; null if it is not stored. */
  public @Nullable Long find(String text) throws SQLException {
    PreparedStatement query = database.statement("SELECT id FROM text WHERE value = ?");
    query.setString(1, cut(text));
    try (ResultSet rows = query.executeQuery()) {
      return rows.next() ? rows.getLong(1) : null;
    }
  }

  private long findOrInsert(String text) throws SQLException {
    Long found = find(text);
    if (found != null) {
      return found;
    }
    PreparedStatement insert = database.statement("INSERT INTO text (value) VALUES (?)");
    insert.setString(1, text);
    insert.executeUpdate();
    return database.newestId();
  }

  String text(long id) throws SQLException {
    String known = texts.get(id);
    if (known != null) {
      return known;
    }
    PreparedStatement query = database.statement("SELECT value FROM text WHERE id = ?");
    query.setLong(1, id);
    try (ResultSet rows = query.executeQuery()) {
      String text = rows.next() ? rows.getString(1) : "";
      texts.put(id, text);
      return text;
    }
  }

  long id(State state) throws SQLException {
    State stored = new State(state.phase(), cut(state.word()));
    Long known = stateIds.get(stored);
    if (known != null) {
      return known;
    }
    PreparedStatement query =
        database.statement("SELECT id FROM state WHERE phase = ? AND word = ?");
    query.setString(1, stored.phase().name());
    query.setString(2, stored.word());
    long id;
    try (ResultSet rows = query.executeQuery()) {
      id = rows.next() ? rows.getLong(1) : 0;
    }
    if (id == 0) {
      PreparedStatement insert =
          database.statement("INSERT INTO state (phase, word) VALUES (?, ?)");
      insert.setString(1, stored.phase().name());
      insert.setString(2, stored.word());
      insert.executeUpdate();
      id = database.newestId();
    }
    stateIds.put(stored, id);
    states.put(id, stored);
    return id;
  }

  State state(long id) throws SQLException {
    State known = states.get(id);
    if (known != null) {
      return known;
    }
    PreparedStatement query = database.statement("SELECT phase, word FROM state WHERE id = ?");
    query.setLong(1, id);
    try (ResultSet rows = query.executeQuery()) {
      State state =
          rows.next()
              ? new State(phase(rows.getString(1)), rows.getString(2))
              : new State(Phase.UNKNOWN, "");
      states.put(id, state);
      return state;
    }
  }

  /** A phase that this version does not know is unknown. */
  private static Phase phase(String name) {
    for (Phase phase : Phase.values()) {
      if (phase.name().equals(name)) {
        return phase;
      }
    }
    return Phase.UNKNOWN;
  }

  /** Forgets what was stored in a transaction that failed. */
  void forget() {
    ids.clear();
    texts.clear();
    stateIds.clear();
    states.clear();
  }
}
