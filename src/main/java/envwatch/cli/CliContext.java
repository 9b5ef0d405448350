package envwatch.cli;

import envwatch.api.http.TimeLimits;
import envwatch.runtime.Dashboard;
import envwatch.secrets.SecretStore;
import java.time.Clock;
import java.util.Map;

/**
 * The environment of the command line; tests supply their own.
 *
 * @param variables the environment variables of the process
 * @param limits of every request of a command
 */
public record CliContext(
    Map<String, String> variables,
    SecretStore keychain,
    Dashboard dashboard,
    Clock clock,
    TimeLimits limits) {}
