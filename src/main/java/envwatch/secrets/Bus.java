package envwatch.secrets;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** Plain calls to services over D-Bus. */
interface Bus {
  /** Stops listening to a signal when closed. */
  interface Listening extends AutoCloseable {
    @Override
    void close() throws SecretStoreException;
  }

  /**
   * Calls a method and waits for the reply.
   *
   * @param signature of the arguments, in the notation of D-Bus
   * @return the values of the reply; never null, may be empty
   */
  Object[] call(
      String service,
      String path,
      String type,
      String method,
      String signature,
      Object... arguments)
      throws SecretStoreException;

  /** Whether a service runs or can be started on demand. */
  default boolean offers(String service) throws SecretStoreException {
    return Boolean.TRUE.equals(ofBus("NameHasOwner", "s", service)[0])
        || texts(ofBus("ListActivatableNames", "")[0]).contains(service);
  }

  private Object[] ofBus(String method, String signature, Object... arguments)
      throws SecretStoreException {
    return call(
        "org.freedesktop.DBus",
        "/org/freedesktop/DBus",
        "org.freedesktop.DBus",
        method,
        signature,
        arguments);
  }

  private static List<String> texts(Object served) {
    return served instanceof Object[] array
        ? Arrays.stream(array).map(String::valueOf).toList()
        : ((List<?>) served).stream().map(String::valueOf).toList();
  }

  /**
   * Listens for a signal until the returned object is closed.
   *
   * @param heard receives the path of the sending object, and the signal's arguments
   */
  Listening listen(String type, String signal, BiConsumer<String, Object[]> heard)
      throws SecretStoreException;
}
