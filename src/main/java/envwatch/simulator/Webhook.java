package envwatch.simulator;

import java.util.List;

/**
 * An address that is told of events, as it was asked for; texts that were not given are empty.
 *
 * @param token the v3 id without its prefix
 * @param events their kinds, of which only some are documented
 */
record Webhook(
    String token,
    String accountId,
    String projectId,
    String callbackUrl,
    String name,
    String description,
    List<String> events) {
  Webhook {
    events = List.copyOf(events);
  }
}
