package envwatch.ui.actions;

import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Shows an account by its name. */
final class AccountName extends StringConverter<AccountView> {
  @Override
  public String toString(@Nullable AccountView account) {
    return account == null ? "" : PlainText.name(account.name());
  }

  @Override
  public AccountView fromString(String words) {
    throw new UnsupportedOperationException("this is chosen, not typed");
  }
}
