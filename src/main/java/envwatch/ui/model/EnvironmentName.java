package envwatch.ui.model;

import envwatch.words.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * What an environment is called in the list.
 *
 * @param name its id while nothing else is known
 * @param account the account's name where an environment of another account has the same name; null
 *     elsewhere
 */
public record EnvironmentName(String name, @Nullable String account) {
  static final EnvironmentName EMPTY = new EnvironmentName("", null);

  /** In one line, with the account where it is needed. */
  public String inFull() {
    String shown = PlainText.line(name);
    return account == null ? shown : shown + " \u00b7 " + PlainText.line(account);
  }
}
