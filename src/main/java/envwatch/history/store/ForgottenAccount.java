package envwatch.history.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Deletes everything that was recorded about an account. */
final class ForgottenAccount {
  private static final String ITS_THINGS =
      " WHERE thing IN (SELECT id FROM thing WHERE account = ?)";

  private final Database database;
  private final long account;

  ForgottenAccount(Database database, long account) {
    this.database = database;
    this.account = account;
  }

  void delete() throws SQLException {
    delete("DELETE FROM absence" + ITS_THINGS);
    delete("DELETE FROM note" + ITS_THINGS);
    delete("DELETE FROM sight" + ITS_THINGS);
    delete("DELETE FROM change WHERE account = ?");
    delete("DELETE FROM looking WHERE account = ?");
    delete("DELETE FROM ready WHERE account = ?");
    delete("DELETE FROM thing WHERE account = ?");
  }

  private void delete(String sql) throws SQLException {
    PreparedStatement delete = database.statement(sql);
    delete.setLong(1, account);
    delete.executeUpdate();
  }
}
