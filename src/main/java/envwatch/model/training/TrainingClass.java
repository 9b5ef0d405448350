package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * A class as the list of classes describes it. Texts that the service omits are null.
 *
 * @param shortId a short public code
 * @param status as served: {@code expired} is the only documented word
 * @param zoneName the zone's display name as served
 * @param instructor the lead instructor's e-mail address
 */
public record TrainingClass(
    ClassId id,
    String name,
    @Nullable String shortId,
    @Nullable String status,
    ClassTime start,
    ClassTime end,
    @Nullable String zoneName,
    @Nullable String instructor,
    @Nullable String regionId) {}
