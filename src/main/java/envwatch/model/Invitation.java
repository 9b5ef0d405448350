package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * An invitation of a person from outside to a new environment of a blueprint and a policy.
 *
 * @param policy its id
 * @param blueprint its id
 * @param member the id of who looks after the person; null where the API version takes none (v2)
 * @param opportunity the business opportunity that the service asks for
 * @param validForDays how long it can be accepted
 */
public record Invitation(
    String policy,
    String blueprint,
    @Nullable String member,
    String opportunity,
    int validForDays,
    String email,
    String firstName,
    String lastName) {}
