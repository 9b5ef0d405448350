package envwatch.history.store;

import java.io.IOException;

/** The database could not be opened, read or written. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1;

  /** What follows from the failure. */
  public enum Kind {
    /** The file is no database, or a damaged one. */
    DAMAGED,
    /** A newer version of the program wrote it. */
    NEWER,
    /** Another program writes it. */
    LOCKED,
    /** The disk is full, or the file is read-only or cannot be reached: it may work later. */
    UNUSABLE,
    /** It does not take what is to be written: trying again changes nothing. */
    REFUSED
  }

  private final Kind kind;

  public StoreException(Kind kind, String reason, Exception cause) {
    super(reason, cause);
    this.kind = kind;
  }

  public StoreException(Kind kind, String reason) {
    super(reason);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }

  /** The failure in the system's words, in one line. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
