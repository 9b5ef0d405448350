package envwatch.model;

/** The service's id of a program run on a machine. */
public record ExecutionId(String value) {}
