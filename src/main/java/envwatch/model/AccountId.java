package envwatch.model;

/** Names an account inside Envwatch; made by Envwatch, never sent to the service. */
public record AccountId(String value) {}
