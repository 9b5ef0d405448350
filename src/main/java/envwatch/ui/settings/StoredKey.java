package envwatch.ui.settings;

/** What is known of an account's key before the person types one. */
enum StoredKey {
  /** Nobody has looked yet. */
  UNKNOWN,
  /** There is none: it must be typed. */
  NONE,
  /** There is one; it is kept unless replaced. */
  PRESENT,
  /** The keychain would not say; whatever it holds is kept unless replaced. */
  UNREADABLE
}
