package envwatch.history.store;

import envwatch.history.Sample;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The table {@code ready}: how long starts took. */
final class ReadyTable {
  /** More would not change what is usual: only the last twenty of their like count. */
  public static final int MOST = 20_000;

  private final Database database;
  private final Texts texts;

  ReadyTable(Database database, Texts texts) {
    this.database = database;
    this.texts = texts;
  }

  public void add(Sample sample) throws SQLException {
    PreparedStatement insert =
        database.statement(
            "INSERT INTO ready (account, blueprint, kind, machine, milliseconds, at)"
                + " VALUES (?, ?, ?, ?, ?, ?)");
    insert.setLong(1, texts.id(sample.account().value()));
    insert.setLong(2, texts.id(sample.blueprint()));
    set(insert, 3, sample.kind() == null ? null : sample.kind().name());
    set(insert, 4, sample.machine());
    insert.setLong(5, sample.took().toMillis());
    insert.setLong(6, sample.at().toEpochMilli());
    insert.executeUpdate();
  }

  private void set(PreparedStatement statement, int index, @Nullable String text)
      throws SQLException {
    if (text == null) {
      statement.setNull(index, Types.INTEGER);
    } else {
      statement.setLong(index, texts.id(text));
    }
  }

  /** The newest, oldest first; without those of actions that this version does not know. */
  public List<Sample> newest() throws SQLException {
    PreparedStatement query =
        database.statement(
            "SELECT account, blueprint, kind, machine, milliseconds, at FROM ready"
                + " ORDER BY id DESC LIMIT ?");
    query.setInt(1, MOST);
    List<Sample> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        long kind = rows.getLong(3);
        long machine = rows.getLong(4);
        ActionKind known = kind == 0 ? null : kind(texts.text(kind));
        if (kind == 0 || known != null) {
          found.add(
              new Sample(
                  new AccountId(texts.text(rows.getLong(1))),
                  texts.text(rows.getLong(2)),
                  known,
                  machine == 0 ? null : texts.text(machine),
                  Duration.ofMillis(rows.getLong(5)),
                  Instant.ofEpochMilli(rows.getLong(6))));
        }
      }
    }
    return found.reversed();
  }

  private static @Nullable ActionKind kind(String name) {
    return Stream.of(ActionKind.values())
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElse(null);
  }
}
