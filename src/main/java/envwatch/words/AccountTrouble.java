package envwatch.words;

/**
 * Why accounts are not watched.
 *
 * @param words a sentence or two for a banner
 * @param remedy what helps
 */
public record AccountTrouble(String words, Remedy remedy) {
  /** What helps; where several accounts need help, what comes first decides what is said. */
  public enum Remedy {
    /** No keychain is available: the key has to be entered, unless one is started and asked. */
    ENTER_OR_ASK,

    /** The keychain may return the missing keys when it is asked again. */
    ASK,

    /** The user has to enter something in Settings. */
    ENTER
  }

  /** Whether the keychain may return the missing keys when asked again. */
  public boolean askingAgainHelps() {
    return remedy != Remedy.ENTER;
  }
}
