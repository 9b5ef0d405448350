package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.words.AccountTrouble.Remedy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains failures of the keychain. */
public final class KeychainWords {
  private KeychainWords() {}

  /**
   * Why accounts are not watched, for the window.
   *
   * @param reason null if the keychain has no key for them
   * @param accounts their names
   */
  public static AccountTrouble notWatched(@Nullable Cause reason, List<String> accounts) {
    String names = String.join(", ", accounts);
    return switch (reason) {
      case null -> new AccountTrouble(text("banner.key.none", names), Remedy.ENTER);
      case UNUSABLE -> new AccountTrouble(text("banner.key.unusable", names), Remedy.ENTER);
      case ABSENT -> new AccountTrouble(text("banner.key.absent", names), Remedy.ENTER_OR_ASK);
      case LOCKED, DISMISSED, DENIED, TIME_OUT, GONE ->
          new AccountTrouble(text("banner.key.unread", names, whatHappened(reason)), Remedy.ASK);
    };
  }

  /** Why the key of an account is not known, for a terminal. */
  public static String notKnown(@Nullable Cause reason, String account) {
    return text("cli.key." + (reason == null ? "none" : key(reason)), account);
  }

  /** Why the proxy will ask for a password. */
  public static AccountTrouble noProxyPassword(Cause reason) {
    return new AccountTrouble(text("banner.proxy.unread", whatHappened(reason)), Remedy.ASK);
  }

  /**
   * @param password stands for it among the keys
   */
  public static String passwordNotSaved(Cause reason, AccountId password) {
    return text("banner.password.not-saved", nameOf(password), whatHappened(reason));
  }

  /**
   * @param password stands for it among the keys
   * @param entry the name of the password's entry in the keychain
   */
  public static String passwordNotDeleted(Cause reason, AccountId password, String entry) {
    return text("banner.password.not-deleted", nameOf(password), entry, whatHappened(reason));
  }

  private static String nameOf(AccountId password) {
    return text("password." + password.value());
  }

  public static String notSaved(Cause reason, String account) {
    return text("banner.keychain.not-saved", account, whatHappened(reason));
  }

  /**
   * @param entry the name of the key's entry in the keychain
   */
  public static String notDeleted(Cause reason, String account, String entry) {
    return text("banner.keychain.not-deleted", account, entry, whatHappened(reason));
  }

  /** What happened and what the user can do, shown next to a button "Try again". */
  private static String whatHappened(Cause reason) {
    return text("keychain." + key(reason));
  }
}
