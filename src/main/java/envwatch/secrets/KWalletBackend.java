package envwatch.secrets;

import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The keychain of KDE through KWallet's own interface, for sessions in which it offers no Secret
 * Service. Entries have the same places as those of java-keyring 1.0.4, so that entries of earlier
 * versions of Envwatch are found. Calls block, also while the person is asked to open the wallet.
 *
 * @param daemon of Plasma 6 or 5; both have the same methods (org.kde.KWallet.xml)
 */
record KWalletBackend(Bus bus, String daemon) implements SystemKeychain.Backend {
  private static final List<String> DAEMONS = List.of("kwalletd6", "kwalletd5");
  private static final String TYPE = "org.kde.KWallet";
  private static final String NAMES = "org.kde.";

  /** The folder of the wallet, and the program that the person is asked about. */
  private static final String PROGRAM = "Envwatch";

  /** Empty where no daemon runs or can be started, or where the person has turned KWallet off. */
  static Optional<KWalletBackend> find(Bus bus) throws SecretStoreException {
    for (String daemon : DAEMONS) {
      if (bus.offers(NAMES + daemon)) {
        KWalletBackend found = new KWalletBackend(bus, daemon);
        return found.truth("isEnabled", "") ? Optional.of(found) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  @Override
  public @Nullable Secret get(String account, Attempt attempt) throws SecretStoreException {
    int wallet = opened(attempt);
    if (!truth("hasEntry", "isss", wallet, PROGRAM, account, PROGRAM)) {
      return null;
    }
    Object password = call("readPassword", "isss", wallet, PROGRAM, account, PROGRAM);
    if (!(password instanceof String text) || text.isEmpty()) {
      throw new SecretStoreException(Cause.UNUSABLE, null);
    }
    return Secret.of(text);
  }

  @Override
  public void set(String account, Secret key, Attempt attempt) throws SecretStoreException {
    int wallet = opened(attempt);
    if (!attempt.outdated()) {
      succeed("writePassword", "issss", wallet, PROGRAM, account, key.reveal(), PROGRAM);
    }
  }

  @Override
  public void delete(String account, Attempt attempt) throws SecretStoreException {
    int wallet = opened(attempt);
    if (!attempt.outdated() && truth("hasEntry", "isss", wallet, PROGRAM, account, PROGRAM)) {
      succeed("removeEntry", "isss", wallet, PROGRAM, account, PROGRAM);
    }
  }

  /** The handle of the wallet; the person may be asked for its password, or for permission. */
  private int opened(Attempt attempt) throws SecretStoreException {
    Object name = call("localWallet", "");
    attempt.personAsked();
    int handle = number("open", "sxs", name, 0L, PROGRAM);
    attempt.personAnswered();
    if (handle < 0) {
      throw new SecretStoreException(Cause.DISMISSED, null);
    }
    return handle;
  }

  private void succeed(String method, String signature, Object... arguments)
      throws SecretStoreException {
    if (number(method, signature, arguments) != 0) {
      throw new SecretStoreException(Cause.DENIED, null);
    }
  }

  private boolean truth(String method, String signature, Object... arguments)
      throws SecretStoreException {
    return Boolean.TRUE.equals(call(method, signature, arguments));
  }

  private int number(String method, String signature, Object... arguments)
      throws SecretStoreException {
    return call(method, signature, arguments) instanceof Integer number ? number : -1;
  }

  private Object call(String method, String signature, Object... arguments)
      throws SecretStoreException {
    Object[] answered =
        bus.call(NAMES + daemon, "/modules/" + daemon, TYPE, method, signature, arguments);
    if (answered.length == 0) {
      throw new SecretStoreException(Cause.UNUSABLE, null);
    }
    return answered[0];
  }
}
