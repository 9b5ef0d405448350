package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException;
import java.util.Optional;

/** The keys that earlier sessions and this one know. Calls block: never on the JavaFX thread. */
public interface KnownKeys {
  /** Whether there is a keychain that keeps a key beyond this session. */
  boolean lasting();

  /** Empty when no key is known for the account. */
  Optional<Secret> load(AccountId account) throws SecretStoreException;
}
