package envwatch;

import envwatch.runtime.NoDashboard;

/** The program's entry point where JavaFX is not shipped, as in a container. */
public final class TerminalMain {
  private TerminalMain() {}

  public static void main(String[] arguments) {
    Start.run(arguments, keychain -> new NoDashboard());
  }
}
