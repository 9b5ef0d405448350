package envwatch.secrets;

import envwatch.secrets.SecretStoreException.Cause;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The Secret Service of the session: GNOME Keyring, KWallet or KeePassXC (Secret Service API 0.2).
 * Calls block.
 */
final class SecretService {
  private static final Logger LOG = LoggerFactory.getLogger(SecretService.class);
  private static final String NAME = "org.freedesktop.secrets";
  private static final String ROOT = "/org/freedesktop/secrets";
  private static final String SERVICE = "org.freedesktop.Secret.Service";
  private static final String COLLECTION = "org.freedesktop.Secret.Collection";
  private static final String PROMPT = "org.freedesktop.Secret.Prompt";

  /** The path that stands for no object in the specification. */
  static final String NONE = "/";

  private static final Duration FOR_A_PERSON = Duration.ofMinutes(2);

  private final Bus bus;
  private final Map<DBusPath, CompletableFuture<Boolean>> unlocking = new ConcurrentHashMap<>();
  private volatile boolean seen;

  SecretService(Bus bus) {
    this.bus = bus;
  }

  /**
   * The result of a search.
   *
   * @param open items that can be read
   * @param locked items that must be unlocked first
   */
  record Found(List<DBusPath> open, List<DBusPath> locked) {}

  /** Whether a Secret Service is running or can be started on demand. Once true, it stays true. */
  boolean present() throws SecretStoreException {
    if (seen) {
      return true;
    }
    seen = bus.offers(NAME);
    return seen;
  }

  /** Calls the service itself. */
  Object[] call(String method, String signature, Object... arguments) throws SecretStoreException {
    return on(new DBusPath(ROOT), SERVICE, method, signature, arguments);
  }

  /** Calls one of the service's objects. */
  Object[] on(DBusPath path, String type, String method, String signature, Object... arguments)
      throws SecretStoreException {
    return bus.call(NAME, path.getPath(), type, method, signature, arguments);
  }

  Found search(Map<String, String> attributes) throws SecretStoreException {
    Object[] found = call("SearchItems", "a{ss}", attributes);
    return new Found(paths(found[0]), paths(found[1]));
  }

  /** The collection for new entries; null if there is none. */
  @Nullable DBusPath defaultCollection() throws SecretStoreException {
    DBusPath path = (DBusPath) call("ReadAlias", "s", "default")[0];
    return path.getPath().equals(NONE) ? null : path;
  }

  /** Creates a collection for new entries; the user is asked for its password. */
  DBusPath createDefaultCollection(Attempt attempt) throws SecretStoreException {
    Map<String, Variant<?>> properties = Map.of(COLLECTION + ".Label", new Variant<>("Default"));
    settle((DBusPath) call("CreateCollection", "a{sv}s", properties, "default")[1], attempt);
    DBusPath made = defaultCollection();
    if (made == null) {
      throw new SecretStoreException(Cause.DENIED, null);
    }
    return made;
  }

  boolean isLocked(DBusPath collection) throws SecretStoreException {
    Object[] answered =
        on(collection, "org.freedesktop.DBus.Properties", "Get", "ss", COLLECTION, "Locked");
    return Boolean.TRUE.equals(((Variant<?>) answered[0]).getValue());
  }

  /**
   * Unlocks a collection; the user may be asked for the password. While a prompt is open, other
   * callers wait for its result instead of prompting again.
   */
  void unlock(DBusPath collection, Attempt attempt) throws SecretStoreException {
    CompletableFuture<Boolean> own = new CompletableFuture<>();
    CompletableFuture<Boolean> asked = unlocking.putIfAbsent(collection, own);
    if (asked != null) {
      attempt.personAsked();
      if (!answer(asked)) {
        throw new SecretStoreException(Cause.DISMISSED, null);
      }
      attempt.personAnswered();
      return;
    }
    try {
      settle((DBusPath) call("Unlock", "ao", List.of(collection))[1], attempt);
      own.complete(true);
    } finally {
      unlocking.remove(collection);
      own.complete(false);
    }
  }

  private static boolean answer(CompletableFuture<Boolean> asked) throws SecretStoreException {
    try {
      return asked.get(FOR_A_PERSON.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new SecretStoreException(Cause.LOCKED, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SecretStoreException(Cause.LOCKED, e);
    }
  }

  /** Shows the prompt at the path, if there is one, and waits for its result. */
  void settle(DBusPath prompt, Attempt attempt) throws SecretStoreException {
    if (prompt.getPath().equals(NONE)) {
      return;
    }
    CompletableFuture<Boolean> dismissed = new CompletableFuture<>();
    try (Bus.Listening listening =
        bus.listen(
            PROMPT,
            "Completed",
            (path, sent) -> {
              if (path.equals(prompt.getPath())) {
                dismissed.complete(sent.length > 0 && Boolean.TRUE.equals(sent[0]));
              }
            })) {
      LOG.debug("Waiting for a person to unlock the keychain ({})", listening);
      attempt.personAsked();
      on(prompt, PROMPT, "Prompt", "s", "");
      if (answeredOrDismissed(prompt, dismissed)) {
        throw new SecretStoreException(Cause.DISMISSED, null);
      }
      attempt.personAnswered();
    }
  }

  private boolean answeredOrDismissed(DBusPath prompt, CompletableFuture<Boolean> dismissed)
      throws SecretStoreException {
    try {
      return answer(dismissed);
    } catch (SecretStoreException e) {
      on(prompt, PROMPT, "Dismiss", "");
      throw e;
    }
  }

  private static List<DBusPath> paths(Object served) {
    return ((List<?>) served).stream().map(DBusPath.class::cast).toList();
  }
}
