package envwatch.history.store;

import envwatch.history.State;
import envwatch.model.Phase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Texts and states that repeat, each stored once and referred to by number. Confined to the thread
 * of its connection.
 */
final class StringTable {
  /** Longer ones are cut: nobody reads them, and they would fill the disk. */
  private static final int LONGEST = 1_000;

  private final Database database;
  private final Map<String, Long> ids = new HashMap<>();
  private final Map<Long, String> texts = new HashMap<>();
  private final Map<State, Long> stateIds = new HashMap<>();
  private final Map<Long, State> states = new HashMap<>();

  StringTable(Database database) {
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

  static @Nullable String cutIfAny(@Nullable String text) {
    return text == null ? null : cut(text);
  }

  /** The constant that is stored by its name; null if this version does not know it. */
  static <E extends Enum<E>> @Nullable E constant(Class<E> type, @Nullable String name) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(name)) {
        return constant;
      }
    }
    return null;
  }

  /** The number of the text, which is stored if it is new. */
  long id(String text) throws StoreException {
    String stored = cut(text);
    Long known = ids.get(stored);
    if (known != null) {
      return known;
    }
    Long found = find(stored);
    long id =
        found == null ? database.insert("INSERT INTO text (value) VALUES (?)", stored) : found;
    ids.put(stored, id);
    texts.put(id, stored);
    return id;
  }

  @Nullable Long idIfAny(@Nullable String text) throws StoreException {
    return text == null ? null : (Long) id(text);
  }

  /** The number of the text; null if it is not stored. */
  @Nullable Long find(String text) throws StoreException {
    long found = database.number("SELECT id FROM text WHERE value = ?", cut(text));
    return found == 0 ? null : (Long) found;
  }

  String text(long id) throws StoreException {
    String known = texts.get(id);
    if (known == null) {
      List<String> found =
          database.rows("SELECT value FROM text WHERE id = ?", row -> row.getString(1), id);
      known = found.isEmpty() ? "" : found.getFirst();
      texts.put(id, known);
    }
    return known;
  }

  /** The text; null for the number 0, which stands for none. */
  @Nullable String textIfAny(long id) throws StoreException {
    return id == 0 ? null : text(id);
  }

  long id(State state) throws StoreException {
    State stored = new State(state.phase(), cut(state.word()));
    Long known = stateIds.get(stored);
    if (known != null) {
      return known;
    }
    String phase = stored.phase().name();
    long id =
        database.number("SELECT id FROM state WHERE phase = ? AND word = ?", phase, stored.word());
    if (id == 0) {
      id = database.insert("INSERT INTO state (phase, word) VALUES (?, ?)", phase, stored.word());
    }
    stateIds.put(stored, id);
    states.put(id, stored);
    return id;
  }

  /** A phase that this version does not know is unknown. */
  State state(long id) throws StoreException {
    State known = states.get(id);
    if (known == null) {
      List<State> found =
          database.rows(
              "SELECT phase, word FROM state WHERE id = ?",
              row ->
                  new State(
                      Objects.requireNonNullElse(
                          constant(Phase.class, row.getString(1)), Phase.UNKNOWN),
                      row.getString(2)),
              id);
      known = found.isEmpty() ? new State(Phase.UNKNOWN, "") : found.getFirst();
      states.put(id, known);
    }
    return known;
  }

  /** The state; null for the number 0, which stands for none. */
  @Nullable State stateIfAny(long id) throws StoreException {
    return id == 0 ? null : state(id);
  }

  /** Forgets what was stored in a transaction that failed. */
  void forget() {
    ids.clear();
    texts.clear();
    stateIds.clear();
    states.clear();
  }
}
