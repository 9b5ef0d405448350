package envwatch.platform;

import java.util.List;

/**
 * A window for the folder is already open, and does not do all that this start asks for: it was
 * started without some of its options, or does not show what it should.
 */
public final class AlreadyOpenException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<String> unused;

  private final String refusal;

  AlreadyOpenException(List<String> unused) {
    super("The open window does not use " + unused);
    this.unused = List.copyOf(unused);
    refusal = "";
  }

  AlreadyOpenException(String refusal) {
    super("The open window does not show it: " + refusal);
    unused = List.of();
    this.refusal = refusal;
  }

  /** The names of the options, such as {@code --read-only}. */
  public List<String> unused() {
    return unused;
  }

  /**
   * Why the window does not show what it was asked for; empty where it is of a version that cannot
   * be asked.
   */
  public String refusal() {
    return refusal;
  }
}
