package envwatch.model;

/**
 * An environment's id in the format of the API version it came from (v3's differs from that of v1
 * and v2).
 */
public record EnvironmentId(String value) {}
