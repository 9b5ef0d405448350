package envwatch;

import envwatch.api.http.TimeLimits;
import envwatch.cli.CliContext;
import envwatch.cli.CommandLineProgram;
import envwatch.runtime.Dashboard;
import envwatch.secrets.SecretStore;
import envwatch.secrets.SystemKeychain;
import java.time.Clock;
import java.util.function.Function;

/** Starts the program on this computer. */
final class Start {
  private Start() {}

  /** Runs the program and ends the process. */
  static void run(String[] arguments, Function<SecretStore, Dashboard> dashboard) {
    // Read once, when a proxy is asked for first: without it, the JDK does not look at the settings
    // of the system (java.net.ProxySelector, "Networking Properties").
    System.setProperty("java.net.useSystemProxies", "true");
    SystemKeychain keychain = new SystemKeychain();
    CliContext context =
        new CliContext(
            System.getenv(),
            keychain,
            dashboard.apply(keychain),
            Clock.systemUTC(),
            TimeLimits.DEFAULT);
    int code = new CommandLineProgram(context).run(arguments);
    // Also ends the threads of libraries, such as those of the keychain.
    System.exit(code);
  }
}
