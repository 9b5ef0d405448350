package envwatch.ui.secrets;

/** The clipboard as far as it is needed; tests bring their own. */
public interface ClipboardAccess {
  void putText(String text);

  /** Marked so that clipboard histories leave it out, where the system has such a mark. */
  void putSecret(String text);

  boolean holds(String text);

  void clear();
}
