package envwatch.secrets;

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

  /**
   * Listens for a signal until the returned object is closed.
   *
   * @param heard receives the path of the sending object, and the signal's arguments
   */
  Listening listen(String type, String signal, BiConsumer<String, Object[]> heard)
      throws SecretStoreException;
}
