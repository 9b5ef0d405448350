package envwatch;

import envwatch.app.JavaFxDashboard;

/** The program's entry point. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    Start.run(arguments, keychain -> new JavaFxDashboard(keychain, Envwatch::startJavaFx));
  }
}
