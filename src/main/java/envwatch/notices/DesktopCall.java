package envwatch.notices;

/** What is to be done outside of the window. */
public sealed interface DesktopCall {
  /** Shows the notice in place of the one before. */
  record Show(Notice notice) implements DesktopCall {}

  /** Everything was read: the notice is not needed any more. */
  record Withdraw() implements DesktopCall {}
}
