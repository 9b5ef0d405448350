package envwatch.simulator;

/** A member of projects who may teach. {@code token} is the v3 id without its prefix. */
public record Instructor(String token, LabUser user) {}
