package envwatch.ui.model;

/** What the list of environments has to show. */
public enum ListState {
  ROWS,
  /** Nothing is known yet, and an answer is on its way. */
  CONNECTING,
  /** Nothing was ever seen, and looks fail. */
  LOST,
  /** Nothing was ever seen, and the key is rejected. */
  SIGNED_OUT,
  /** The keychain did not give out a key, and may when it is asked again. */
  KEY_UNREAD,
  /** The service answered: the account sees no environment. */
  EMPTY,
  /** Filter or chip let nothing through. */
  NO_MATCH
}
