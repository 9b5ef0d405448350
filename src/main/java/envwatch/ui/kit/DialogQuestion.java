package envwatch.ui.kit;

/**
 * A question before something is done.
 *
 * @param icon of what is done
 * @param title the question itself, which names what it is about
 * @param words what it would mean
 * @param agree the button that agrees; the other one is harmless
 * @param forGood whether it cannot be taken back
 */
public record DialogQuestion(
    Glyph icon, String title, String words, String agree, boolean forGood) {
  /** A question about what can be taken back. */
  public DialogQuestion(Glyph icon, String title, String words, String agree) {
    this(icon, title, words, agree, false);
  }
}
