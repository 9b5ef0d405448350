package envwatch.words;

/**
 * Why accounts are not watched.
 *
 * @param words a sentence or two for a banner
 * @param askingAgainHelps whether the keychain may give out what it did not give out before; if
 *     not, a person has to enter something in Settings
 */
public record AccountTrouble(String words, boolean askingAgainHelps) {}
