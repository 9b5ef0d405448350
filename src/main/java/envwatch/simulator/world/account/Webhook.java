package envwatch.simulator.world.account;

/**
 * An address that is told of events. {@code token} is the v3 id without its prefix.
 *
 * @param event empty for no particular one; the kinds of events are not documented
 */
public record Webhook(String token, String url, String event) {}
