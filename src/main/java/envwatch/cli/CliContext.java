package envwatch.cli;

import envwatch.runtime.Dashboard;
import envwatch.secrets.SecretStore;
import java.time.Clock;
import java.util.Map;

/**
 * The environment of the command line; tests supply their own.
 *
 * @param variables the environment variables of the process
 */
public record CliContext(
    Map<String, String> variables, SecretStore keychain, Dashboard dashboard, Clock clock) {}
