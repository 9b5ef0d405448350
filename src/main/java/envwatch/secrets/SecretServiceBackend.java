package envwatch.secrets;

import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;

/**
 * The keychain of a Linux desktop through its Secret Service. Entries have the same attributes and
 * labels as those of java-keyring 1.0.4, so that entries of earlier versions of Envwatch are found.
 */
final class SecretServiceBackend implements SystemKeychain.Backend {
  private static final String PROGRAM = "Envwatch";
  private static final String ITEM = "org.freedesktop.Secret.Item";
  private static final String COLLECTION = "org.freedesktop.Secret.Collection";

  private final SecretService service;

  SecretServiceBackend(Bus bus) {
    service = new SecretService(bus);
  }

  boolean present() throws SecretStoreException {
    return service.present();
  }

  @Override
  public @Nullable Secret get(String account, Attempt attempt) throws SecretStoreException {
    List<DBusPath> items = unlocked(account, attempt);
    if (items.isEmpty()) {
      return null;
    }
    SecretSession session = SecretSession.open(service);
    Object[] answered = service.on(items.getFirst(), ITEM, "GetSecret", "o", session.path());
    return session.decrypted(fields(answered[0]));
  }

  /**
   * The entries of the account, those of the default collection first. A locked collection is
   * unlocked first, because some services find nothing in it otherwise.
   */
  private List<DBusPath> unlocked(String account, Attempt attempt) throws SecretStoreException {
    SecretService.Found found = service.search(attributes(account));
    if (found.open().isEmpty() && !found.locked().isEmpty()) {
      service.unlock(collectionOf(found.locked().getFirst()), attempt);
      found = service.search(attributes(account));
    } else if (found.open().isEmpty() && unlockDefault(attempt)) {
      found = service.search(attributes(account));
    }
    if (found.open().isEmpty() && !found.locked().isEmpty()) {
      throw new SecretStoreException(Cause.LOCKED, null);
    }
    if (found.open().size() < 2) {
      return found.open();
    }
    DBusPath collection = service.defaultCollection();
    String preferred = collection == null ? "" : collection.getPath() + "/";
    return found.open().stream()
        .sorted(Comparator.comparing(item -> !item.getPath().startsWith(preferred)))
        .toList();
  }

  /** The specification puts the paths of items below that of their collection. */
  private static DBusPath collectionOf(DBusPath item) {
    return new DBusPath(item.getPath().substring(0, item.getPath().lastIndexOf('/')));
  }

  private boolean unlockDefault(Attempt attempt) throws SecretStoreException {
    DBusPath collection = service.defaultCollection();
    if (collection == null || !service.isLocked(collection)) {
      return false;
    }
    service.unlock(collection, attempt);
    return true;
  }

  @Override
  public void set(String account, Secret key, Attempt attempt) throws SecretStoreException {
    DBusPath collection = service.defaultCollection();
    if (collection == null) {
      collection = service.createDefaultCollection(attempt);
    } else if (service.isLocked(collection)) {
      service.unlock(collection, attempt);
    }
    Map<String, Variant<?>> properties =
        Map.of(
            ITEM + ".Label", new Variant<>(PROGRAM + "|" + account),
            ITEM + ".Attributes", new Variant<>(attributes(account), "a{ss}"));
    Object[] secret = SecretSession.open(service).encrypted(key);
    if (attempt.outdated()) {
      return;
    }
    Object[] answered =
        service.on(
            collection, COLLECTION, "CreateItem", "a{sv}(oayays)b", properties, secret, true);
    service.settle((DBusPath) answered[1], attempt);
    if (isNone(answered[0])
        && (isNone(answered[1]) || service.search(attributes(account)).open().isEmpty())) {
      throw new SecretStoreException(Cause.DENIED, null);
    }
  }

  /** No item was made, or none yet, while a person is asked. */
  private static boolean isNone(Object path) {
    return ((DBusPath) path).getPath().equals(SecretService.NONE);
  }

  @Override
  public void delete(String account, Attempt attempt) throws SecretStoreException {
    for (DBusPath item : unlocked(account, attempt)) {
      if (attempt.outdated()) {
        return;
      }
      service.settle((DBusPath) service.on(item, ITEM, "Delete", "")[0], attempt);
    }
  }

  private static Map<String, String> attributes(String account) {
    return Map.of("service", PROGRAM, "account", account);
  }

  private static List<?> fields(Object struct) throws SecretStoreException {
    return switch (struct) {
      case Object[] fields -> Arrays.asList(fields);
      case List<?> fields -> fields;
      default -> throw new SecretStoreException(Cause.UNUSABLE, null);
    };
  }
}
