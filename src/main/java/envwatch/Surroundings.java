package envwatch;

import envwatch.secrets.SecretStore;
import java.time.Clock;
import java.util.Map;

/**
 * What the command line finds around it; tests bring their own.
 *
 * @param variables of the process
 */
record Surroundings(
    Map<String, String> variables, SecretStore keychain, Dashboard dashboard, Clock clock) {}
