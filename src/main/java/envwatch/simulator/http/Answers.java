package envwatch.simulator.http;

/** What is behind the server. */
public interface Answers {
  /**
   * Called on its own thread, which may wait.
   *
   * @throws InterruptedException when the server closes meanwhile
   */
  Answer answer(Request request) throws InterruptedException;
}
