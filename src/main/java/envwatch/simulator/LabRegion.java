package envwatch.simulator;

/** A region in which environments run. {@code token} is the v3 id without its prefix. */
public record LabRegion(String token, String name, String friendlyName, String cloudName) {}
