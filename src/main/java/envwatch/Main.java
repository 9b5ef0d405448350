package envwatch;

import envwatch.api.http.TimeLimits;
import envwatch.app.JavaFxDashboard;
import envwatch.cli.CliContext;
import envwatch.cli.CommandLineProgram;
import envwatch.secrets.SystemKeychain;
import java.time.Clock;

/** The program's entry point. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    // Read once, when a proxy is asked for first: without it, the JDK does not look at the settings
    // of the system (java.net.ProxySelector, "Networking Properties").
    System.setProperty("java.net.useSystemProxies", "true");
    SystemKeychain keychain = new SystemKeychain();
    CliContext context =
        new CliContext(
            System.getenv(),
            keychain,
            new JavaFxDashboard(keychain, Envwatch::startJavaFx),
            Clock.systemUTC(),
            TimeLimits.DEFAULT);
    int code = new CommandLineProgram(context).run(arguments);
    // Also ends the threads of libraries, such as those of the keychain.
    System.exit(code);
  }
}
