package envwatch.platform;

import java.util.List;

/** A window for the folder is already open, and was started without some options of this start. */
public final class AlreadyOpenException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<String> unused;

  AlreadyOpenException(List<String> unused) {
    super("The open window does not use " + unused);
    this.unused = List.copyOf(unused);
  }

  /** The names of the options, such as {@code --read-only}. */
  public List<String> unused() {
    return unused;
  }
}
