package envwatch.words;

/**
 * Why accounts are not watched.
 *
 * @param words a sentence or two for a banner
 * @param askingAgainHelps whether the keychain may return the missing keys when asked again; if
 *     not, the user has to enter something in Settings
 */
public record AccountTrouble(String words, boolean askingAgainHelps) {}
