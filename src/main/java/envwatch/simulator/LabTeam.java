package envwatch.simulator;

/** A team of a project. {@code token} is the v3 id without its prefix. */
record LabTeam(String token, String projectToken, String name, boolean isDefault) {}
