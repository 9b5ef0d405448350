package envwatch.model;

/** What the service calls a path it was asked to run on a machine. */
public record ExecutionId(String value) {}
