package envwatch.history.store;

import envwatch.history.Fact;
import envwatch.history.LastSeen;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The table {@code thing}: what environments and machines were when they were last seen. */
final class LastSeenTable {
  private static final String COLUMNS =
      "name, state, since, exact, moved, coalesce(lost, seen, since), owner, blueprint, policy,"
          + " expiration, address, machines";

  private static final String WITH_SIGHT =
      " FROM thing LEFT JOIN sight ON sight.thing = coalesce(thing.parent, thing.id)";

  /** In the order of their columns. */
  private static final List<Fact.Kind> FACTS =
      List.of(
          Fact.Kind.OWNER,
          Fact.Kind.BLUEPRINT,
          Fact.Kind.POLICY,
          Fact.Kind.EXPIRATION,
          Fact.Kind.ADDRESS,
          Fact.Kind.MACHINES);

  private static final int FIRST_FACT = 7;

  private final Database database;
  private final Texts texts;
  private final Things things;

  LastSeenTable(Database database, Texts texts, Things things) {
    this.database = database;
    this.texts = texts;
    this.things = things;
  }

  public void put(LastSeen seen) throws SQLException {
    long id = things.id(seen.subject(), seen.name());
    PreparedStatement update =
        database.statement(
            "UPDATE thing SET name = ?, state = ?, since = ?, exact = ?, moved = ?, lost = NULL,"
                + " owner = ?, blueprint = ?, policy = ?, expiration = ?, address = ?, machines ="
                + " ?, first_seen = coalesce(first_seen, ?) WHERE id = ?");
    update.setString(1, Texts.cut(seen.name()));
    update.setLong(2, texts.id(seen.state()));
    update.setLong(3, seen.since().toEpochMilli());
    update.setBoolean(4, seen.exact());
    update.setLong(5, seen.moved().toEpochMilli());
    for (int i = 0; i < FACTS.size(); i++) {
      String fact = seen.facts().get(FACTS.get(i));
      update.setString(FIRST_FACT - 1 + i, fact == null ? null : Texts.cut(fact));
    }
    update.setLong(FIRST_FACT - 1 + FACTS.size(), seen.since().toEpochMilli());
    update.setLong(FIRST_FACT + FACTS.size(), id);
    update.executeUpdate();
  }

  /** Stores when the environment was last seen with its machines. */
  public void sight(EnvironmentKey environment, Instant seen) throws SQLException {
    PreparedStatement upsert =
        database.statement("INSERT OR REPLACE INTO sight (thing, seen) VALUES (?, ?)");
    upsert.setLong(1, things.id(Subject.of(environment), environment.environment().value()));
    upsert.setLong(2, seen.toEpochMilli());
    upsert.executeUpdate();
  }

  /** Stores that its environment does not have the machine any more. */
  public void lost(Subject machine, Instant lastSeen) throws SQLException {
    Long id = things.find(machine);
    if (id != null) {
      PreparedStatement update = database.statement("UPDATE thing SET lost = ? WHERE id = ?");
      update.setLong(1, lastSeen.toEpochMilli());
      update.setLong(2, id);
      update.executeUpdate();
    }
  }

  /** Everything that was ever seen and is still remembered. */
  public List<LastSeen> all() throws SQLException {
    PreparedStatement query =
        database.statement("SELECT " + COLUMNS + ", id" + WITH_SIGHT + " WHERE state IS NOT NULL");
    List<LastSeen> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(read(rows));
      }
    }
    return found;
  }

  /** The policies of the account's environments that are still remembered, gone or not. */
  public Map<EnvironmentId, String> policies(AccountId account) throws SQLException {
    Map<EnvironmentId, String> found = new HashMap<>();
    Long number = texts.find(account.value());
    if (number != null) {
      PreparedStatement query =
          database.statement(
              "SELECT environment, policy FROM thing WHERE account = ? AND policy IS NOT NULL");
      query.setLong(1, number);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          found.put(new EnvironmentId(rows.getString(1)), rows.getString(2));
        }
      }
    }
    return found;
  }

  private LastSeen read(ResultSet row) throws SQLException {
    Map<Fact.Kind, String> facts = new EnumMap<>(Fact.Kind.class);
    for (int i = 0; i < FACTS.size(); i++) {
      String fact = row.getString(FIRST_FACT + i);
      if (fact != null) {
        facts.put(FACTS.get(i), fact);
      }
    }
    return new LastSeen(
        things.subject(row.getLong(FIRST_FACT + FACTS.size())),
        row.getString(1),
        facts,
        texts.state(row.getLong(2)),
        Instant.ofEpochMilli(row.getLong(3)),
        row.getBoolean(4),
        Instant.ofEpochMilli(row.getLong(5)),
        Instant.ofEpochMilli(row.getLong(6)));
  }
}
