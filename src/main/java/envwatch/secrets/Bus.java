package envwatch.secrets;

import java.util.function.BiConsumer;

/** Plain calls of services over D-Bus. */
interface Bus {
  /** Ends the listening to a signal. */
  interface Listening extends AutoCloseable {
    @Override
    void close() throws SecretStoreException;
  }

  /**
   * Calls and waits for the answer.
   *
   * @param signature of the arguments, in the notation of D-Bus
   * @return what was answered; never null, may be empty
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
   * Listens for a signal until what is returned is closed.
   *
   * @param heard takes the path of the object that sent it, and what was sent
   */
  Listening listen(String type, String signal, BiConsumer<String, Object[]> heard)
      throws SecretStoreException;
}
