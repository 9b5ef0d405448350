package envwatch.ui.kit.dialog;

/**
 * A question before something is done.
 *
 * @param title the question itself, which names what it is about
 * @param words what it would mean
 * @param agree the button that agrees; the other one is harmless
 */
public record Question(String title, String words, String agree) {}
