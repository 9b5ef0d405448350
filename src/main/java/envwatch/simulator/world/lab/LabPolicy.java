package envwatch.simulator.world.lab;

import java.time.Duration;

/**
 * Limits the lifetime of an environment.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 * @param name without the organization, for example {@code PoC (10 days)}
 */
public record LabPolicy(
    String id, String token, String name, Duration lifetime, boolean allowsCreation) {}
