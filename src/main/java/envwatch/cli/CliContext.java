package envwatch.cli;

import envwatch.runtime.Dashboard;
import envwatch.secrets.SecretStore;
import java.time.Clock;
import java.util.Map;

/**
 * What the command line finds around it; tests bring their own.
 *
 * @param variables of the process
 */
public record CliContext(
    Map<String, String> variables, SecretStore keychain, Dashboard dashboard, Clock clock) {}
