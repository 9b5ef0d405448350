package envwatch.simulator.http;

/** Answers the requests that the server receives. */
public interface Answers {
  /**
   * Answers a request. Called on a separate thread, which may block.
   *
   * @throws InterruptedException if the server is closed while waiting
   */
  Answer answer(Request request) throws InterruptedException;
}
