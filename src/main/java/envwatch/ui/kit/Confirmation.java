package envwatch.ui.kit;

/** Asks a person before something is done. */
@FunctionalInterface
public interface Confirmation {
  /**
   * Asks and returns at once. Exactly one of the two is run later, on the JavaFX thread.
   *
   * @param declined closing the question without an answer is no consent either
   */
  void ask(DialogQuestion question, Runnable agreed, Runnable declined);

  default void ask(DialogQuestion question, Runnable agreed) {
    ask(question, agreed, () -> {});
  }
}
