package envwatch.simulator;

import java.time.Duration;
import java.util.Optional;

/**
 * Limits the lifetime of an environment.
 *
 * @param id as v1 and v2 serve it
 * @param token the v3 id without its prefix
 * @param name without the organization, for example {@code PoC (10 days)}
 * @param idle how long nobody may use a running environment before it is suspended; empty for ever
 * @param onlyBlueprint the id of the only blueprint it is for; empty for all of its project
 */
public record LabPolicy(
    String id,
    String token,
    String name,
    Duration lifetime,
    boolean allowsCreation,
    Optional<Duration> idle,
    Optional<String> onlyBlueprint) {
  LabPolicy onlyFor(LabBlueprint blueprint) {
    return new LabPolicy(
        id, token, name, lifetime, allowsCreation, idle, Optional.of(blueprint.id()));
  }
}
