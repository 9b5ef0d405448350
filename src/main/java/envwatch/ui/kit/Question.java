package envwatch.ui.kit;

/**
 * A question before something is done.
 *
 * @param icon of what is done
 * @param title the question itself, which names what it is about
 * @param words what it would mean
 * @param agree the button that agrees; the other one is harmless
 */
public record Question(Glyph icon, String title, String words, String agree) {}
