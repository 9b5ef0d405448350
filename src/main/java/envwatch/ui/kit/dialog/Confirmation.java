package envwatch.ui.kit.dialog;

/** Asks before something is lost. */
@FunctionalInterface
public interface Confirmation {
  /**
   * @param title the question, which names what it is about
   * @param loss what is lost
   * @param verb the button that does it; the other one, harmless, is the default
   */
  void ask(String title, String loss, String verb, Runnable confirmed);
}
