package envwatch.model;

/** An environment's id in the form of the API version it came from (v1 and v2 differ from v3). */
public record EnvironmentId(String value) {}
