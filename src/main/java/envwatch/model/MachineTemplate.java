package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * Something that a machine can be created from.
 *
 * @param hardware null when not served
 */
public record MachineTemplate(
    String id,
    String name,
    @Nullable String description,
    @Nullable String operatingSystem,
    @Nullable Hardware hardware) {}
