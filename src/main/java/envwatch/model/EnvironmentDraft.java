package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * An environment that is to be created from a snapshot of a blueprint. Ids are those that the
 * service offered ({@code EnvironmentOffers}).
 *
 * @param description empty for none, as where the API version takes none
 * @param snapshot null for the blueprint's default snapshot
 * @param region null where the API version takes none
 * @param ownerEmail null for the account's own user
 */
public record EnvironmentDraft(
    String name,
    String description,
    String project,
    String blueprint,
    @Nullable SnapshotId snapshot,
    String policy,
    @Nullable String region,
    @Nullable String ownerEmail) {}
